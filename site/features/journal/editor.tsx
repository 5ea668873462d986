import { type Editor, EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { Bold, Heading2, Italic, List, ListOrdered, Quote, Redo2, Undo2 } from "lucide-react";
import type { RichText } from "../../../contracts/journal.ts";
import { m } from "../../i18n/paraglide/messages.js";

interface EditorProps {
  document: RichText;
  onChange(document: RichText): void;
}

const extensions = [
  StarterKit.configure({
    link: false,
    underline: false,
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3] },
  }),
];

interface Tool {
  name(): string;
  Icon: typeof Bold;
  on(editor: Editor): boolean;
  /** Left out where it always can. */
  can?(editor: Editor): boolean;
  run(editor: Editor): void;
}

const tools: Tool[] = [
  {
    name: m.journal_bold,
    Icon: Bold,
    on: (editor: Editor) => editor.isActive("bold"),
    run: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: m.journal_italic,
    Icon: Italic,
    on: (editor: Editor) => editor.isActive("italic"),
    run: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: m.journal_heading,
    Icon: Heading2,
    on: (editor: Editor) => editor.isActive("heading"),
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: m.journal_list,
    Icon: List,
    on: (editor: Editor) => editor.isActive("bulletList"),
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: m.journal_numbers,
    Icon: ListOrdered,
    on: (editor: Editor) => editor.isActive("orderedList"),
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: m.journal_quote,
    Icon: Quote,
    on: (editor: Editor) => editor.isActive("blockquote"),
    run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: m.journal_undo,
    Icon: Undo2,
    on: () => false,
    can: (editor: Editor) => editor.can().undo(),
    run: (editor: Editor) => editor.chain().focus().undo().run(),
  },
  {
    name: m.journal_redo,
    Icon: Redo2,
    on: () => false,
    can: (editor: Editor) => editor.can().redo(),
    run: (editor: Editor) => editor.chain().focus().redo().run(),
  },
];

/** Rich text, with a bar of tools that stays in sight. */
export default function JournalEditor({ document, onChange }: EditorProps) {
  const editor = useEditor({
    extensions,
    // A document needs a first block; otherwise a tool's result is replaced by the first typed character.
    content: document.content?.length ? document : { type: "doc", content: [{ type: "paragraph" }] },
    // The policy of our pages allows no styles from a script's text.
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        class: "prose min-h-[45vh] whitespace-pre-wrap break-words py-5 outline-none",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": m.journal_text(),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getJSON() as RichText),
  });
  return (
    <div>
      {editor && <Toolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  );
}

function Toolbar({ editor }: { editor: Editor }) {
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map(({ on, can }) => ({ on: on(now), can: can?.(now) ?? true })),
  });
  return (
    <div
      role="toolbar"
      aria-label={m.journal_tools()}
      className="sticky top-0 z-10 -mx-1 flex flex-wrap border-b border-line bg-paper py-1"
    >
      {tools.map(({ name, Icon, can, run }, index) => (
        <button
          key={name()}
          type="button"
          className={`icon-button aria-disabled:opacity-40 ${states[index]!.on ? "bg-sand text-water" : ""}`}
          aria-label={name()}
          aria-pressed={can ? undefined : states[index]!.on}
          aria-disabled={states[index]!.can ? undefined : true}
          // Preserves the text selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor)}
        >
          <Icon className="size-5" aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
