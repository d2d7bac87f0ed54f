export default { title: "Towers in Observable", root: "src", search: false };
