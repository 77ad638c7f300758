import { useEffect, useRef, useState } from 'react';
import { t } from '#i18n/client.ts';
import { Icon } from '#ui/Icon.tsx';

const sidePx = 640;

/** The chosen picture as it will be seen, drawn by the browser; a page's sign for a PDF, or where the browser cannot. */
export function Preview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    let isOver = false;
    setDrawn(false);
    createImageBitmap(file)
      .then((bitmap) => {
        const element = canvas.current;
        const scale = Math.min(1, sidePx / Math.max(bitmap.width, bitmap.height));
        if (element && !isOver) {
          element.width = Math.round(bitmap.width * scale);
          element.height = Math.round(bitmap.height * scale);
          element.getContext('2d')?.drawImage(bitmap, 0, 0, element.width, element.height);
          setDrawn(true);
        }
        bitmap.close();
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [file]);

  return (
    <span className="grid h-40 place-items-center overflow-hidden rounded-md bg-ink-900">
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('documents.picture_of', { name: file.name })}
        className={isDrawn ? 'max-h-40 max-w-full object-contain' : 'hidden'}
      />
      {!isDrawn && <Icon name="page" className="size-10 text-ivory-500" />}
    </span>
  );
}
