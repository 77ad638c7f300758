import type { Ref } from 'react';
import { Icon } from '#ui/Icon.tsx';

type Props = {
  label: string;
  hint: string;
  /** As of the input's attribute: ".jsonl,.json". */
  accept: string;
  onFile: (file: File) => void;
  ref?: Ref<HTMLInputElement>;
};

/** A place to drop a file. It is a file input all over, so that it takes a file even before the tool is awake. */
export const FileDrop = ({ label, hint, accept, onFile, ref }: Props) => (
  <label className="relative grid min-h-40 place-content-center justify-items-center gap-1 rounded-md border-2 border-dashed border-ivory-500/75 p-6 text-center hover:border-brass has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-bright">
    <Icon name="scale" className="size-8 text-brass" />
    <span className="text-lg font-semibold">{label}</span>
    <span className="text-sm text-ivory-300">{hint}</span>
    <input
      ref={ref}
      type="file"
      accept={accept}
      className="absolute inset-0 size-full cursor-pointer opacity-0"
      // The same name again may be another file: a browser tells of it only where nothing is chosen.
      onClick={({ currentTarget }) => {
        currentTarget.value = '';
      }}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) onFile(file);
      }}
    />
  </label>
);
