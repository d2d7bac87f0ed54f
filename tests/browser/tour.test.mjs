// The guided tour, in three engines.
import assert from "node:assert/strict";
import { inEachEngine, until } from "./engines.mjs";

const heading = "document.querySelector('.step h2')?.textContent";
const total = "document.querySelector('svg[data-total]').dataset.total";

inEachEngine((browser, server, test) => {
  test("six steps lead from three discs to the legend, each with a link", async () => {
    await browser.open(`${server.address}?discs=7`);
    await browser.click(".tools [data-command=tour]");
    const totals = ["7", "31", "255", "63", undefined, "18433"];
    for (let step = 1; step <= 6; step++) {
      await until(browser, `${heading}?.startsWith("${step} of 6: ")`);
      if (totals[step - 1]) await until(browser, `${total} === "${totals[step - 1]}"`);
      await until(browser, `new URLSearchParams(location.search).get("step") === "${step}"`);
      // Everything that the step mentions is on the page.
      await until(browser, "[...document.querySelectorAll('.disclosure[aria-expanded=true]')].every((button) => button.closest('section').children.length > 1)");
      // History entries are not added faster than this.
      await new Promise((done) => setTimeout(done, 800));
      if (step < 6) await browser.click("[data-command=tour-next]");
    }
    assert.equal(await browser.read("document.querySelector('.step [data-command=tour-next]').getAttribute('aria-disabled')"), "true");
    await browser.read("history.back()");
    await until(browser, `${heading}?.startsWith("5 of 6: ")`);
    await browser.click("[data-command=end-tour]");
    await until(browser, "document.querySelector('.step') === null");
    await until(browser, "!location.search.includes('step')");
  });

  test("Enter alone leads through the tour", async () => {
    await browser.open(server.address);
    await browser.click(".tools [data-command=tour]");
    await until(browser, `${heading}?.startsWith("1 of 6: ")`);
    await browser.read("document.querySelector('.step [data-command=tour-next]').focus()");
    for (let step = 2; step <= 6; step++) {
      await browser.press(":focus", "Enter");
      await until(browser, `${heading}?.startsWith("${step} of 6: ")`);
      await until(browser, "document.activeElement.matches('.step [data-command=tour-next]')");
    }
  });

  test("a link opens a step, and the tour can be ended at once", async () => {
    await browser.open(`${server.address}?discs=6&move=21&show=towers,graph&step=4`);
    await until(browser, `${heading} === "4 of 6: A triangle of triangles"`);
    await browser.click("[data-command=end-tour]");
    await until(browser, "document.querySelector('.step') === null");
    assert.equal(await browser.read("document.querySelector('svg[data-index]').dataset.index"), "21");
  });
});
