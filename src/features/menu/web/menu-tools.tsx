import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { cx } from '#ui/cx.ts';
import { DownloadIcon, PrinterIcon, UploadIcon } from '#ui/staff/icons.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { useExportMenu } from './use-export-menu.ts';

// All three on one line of a phone.
const narrow = 'max-sm:px-3';
const roomy = 'max-[24rem]:hidden';

/** The menu as a spreadsheet, out and in, and on paper. */
export function MenuTools() {
  const [importing, setImporting] = useState(false);
  const exporting = useExportMenu();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div role="group" aria-label={m['menu.tools.label']()} className="flex flex-wrap gap-1.5 sm:gap-2">
        <Button variant="quiet" size="s" className={narrow} onClick={() => setImporting(true)}>
          <UploadIcon size={18} className={roomy} />
          {m['menu.tools.import']()}
        </Button>
        <Button
          variant="quiet"
          size="s"
          className={narrow}
          busy={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          {!exporting.isPending && <DownloadIcon size={18} className={roomy} />}
          {m['menu.tools.export']()}
        </Button>
        <Link to={staffPaths.menuPrint} className={cx(buttonClass({ variant: 'quiet', size: 's' }), narrow)}>
          <PrinterIcon size={18} className={roomy} />
          {m['menu.tools.print']()}
        </Link>
      </div>
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}
