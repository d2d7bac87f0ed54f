// The editor for learners' programs: prism-code-editor in place of the page's text area, which stays behind it. What is typed goes
// to the text area, and what the page puts there comes back. Without this script, the text area itself is the editor.
import { createEditor } from "prism-code-editor";
import { defaultKeymap, editHistory, editorCommands, setIgnoreTab } from "prism-code-editor/commands";
import { insertText } from "prism-code-editor/utils";
import "prism-code-editor/languages/python";
import "prism-code-editor/prism/languages/python";
import layout from "prism-code-editor/layout.css";
import colours from "./editor.css";

const indentation = 4;
// Tab leaves the editor.
setIgnoreTab(true);
const keys = { ...defaultKeymap, Backspace: unindent };
// The page runs the program with these keys.
delete keys["Mod+Enter"];
// Presses that would let Tab stay in the editor, which nobody could leave then by keys.
for (const key of Object.keys(keys)) if (key.endsWith("+m")) delete keys[key];

/** Takes back a step of indentation. Returns nothing where the key does what it always does. */
function unindent(editor) {
  const [start, end] = editor.getSelection();
  const line = editor.value.slice(editor.value.lastIndexOf("\n", start - 1) + 1, start);
  if (start !== end || !/^ +$/.test(line)) return;
  insertText(editor, "", start - ((line.length - 1) % indentation) - 1, start);
  return true;
}

let sheet;
function adoptStyles(root) {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(layout + colours);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

const editors = new WeakMap();

/** Puts an editor in place of a text area. */
function replace(source) {
  adoptStyles(source.getRootNode());
  const onUpdate = (value) => {
    if (value === source.value) return;
    source.value = value;
    source.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  };
  const options = { language: "python", tabSize: indentation, lineNumbers: false, value: source.value, onUpdate };
  const editor = createEditor(source.parentElement, options, editorCommands(keys), editHistory());
  const { textarea } = editor;
  for (const name of ["name", "aria-label", "maxlength", "spellcheck", "autocapitalize", "autocomplete"]) {
    textarea.setAttribute(name, source.getAttribute(name) ?? "");
  }
  // One of both has the name and the focus.
  source.removeAttribute("name");
  if (source.matches(":focus")) {
    textarea.focus();
    textarea.setSelectionRange(source.selectionStart, source.selectionEnd);
  }
  source.hidden = true;
  editors.set(source, editor);
  return editor;
}

/** Shows what the page has put into a text area; the first time in an editor of its own. */
export function edit(source) {
  // It may have gone while this script was loading.
  if (!source.isConnected) return;
  const editor = editors.get(source) ?? replace(source);
  if (editor.value !== source.value) editor.setOptions({ value: source.value });
  editor.textarea.inert = source.inert;
  for (const name of ["aria-invalid", "aria-label"]) editor.textarea.setAttribute(name, source.getAttribute(name) ?? "");
}
