export default {
  title: "Documentation with towers",
  url: "https://docs.example.org",
  baseUrl: "/",
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  scripts: [{ src: "https://example.org/hanoi/embed/tower-of-hanoi.js", type: "module" }],
};
