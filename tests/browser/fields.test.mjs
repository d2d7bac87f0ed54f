// Typing in fields, as people do: a click on a field, and the keys that follow at once. Three engines.
import { inEachEngine } from "./engines.mjs";
import { holds } from "./settled.mjs";

const index = "document.querySelector('svg[data-index]').dataset.index";
const valueOf = (name) => `document.querySelector("[name='${name}']").value`;
const numberOf = (name) => `${valueOf(name)}.replaceAll(",", "")`;

inEachEngine((browser, server, test) => {
  const type = async (text) => {
    for (const key of text) await browser.key(key);
    await browser.key("Enter");
  };

  test.everywhere("what is typed after a click replaces the text of a field, every time", async () => {
    for (const [query, name, texts] of [
      ["?discs=8", "discs", ["64", "12", "5"]],
      ["?discs=64&move=9223372036854775807", "move", ["17", "9223372036854775808", "3"]],
      ["?discs=3&show=towers,puzzle", "pegs", ["4", "3", "5"]],
      ["?discs=6&share=frame", "number", ["333", "480", "500"]],
    ]) {
      await browser.open(server.address + query);
      for (const text of texts) {
        await browser.click(`[name='${name}']`);
        await type(text);
        await holds(browser, `${numberOf(name)} === "${text}"`);
        await browser.read("document.activeElement.blur()");
      }
    }
  });

  test.everywhere("after Enter the text is selected, and the next number replaces it", async () => {
    await browser.open(`${server.address}?discs=64`);
    await browser.click("[name=move]");
    for (const text of ["9223372036854775807", "1234567", "5"]) {
      await type(text);
      await holds(browser, `${index} === "${text}"`);
    }
    await browser.click("[name=discs]");
    for (const text of ["7", "12"]) {
      await type(text);
      await holds(browser, `${valueOf("discs")} === "${text}"`);
    }
  });

  test.everywhere("a click in a field that is being edited places the caret", async () => {
    await browser.open(`${server.address}?discs=64&move=777777`);
    await browser.click("[name=move]");
    await browser.key("1");
    await browser.key("2");
    await browser.click("[name=move]");
    await browser.key("End");
    await browser.key("3");
    await browser.key("Enter");
    await holds(browser, `${index} === "123"`);
  });
});
