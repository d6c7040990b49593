interface Sheet {
  close: () => void;
}

interface Place {
  readonly history: Pick<History, 'state' | 'pushState' | 'go'>;
  /** Set before the router listens, or the router is told first. */
  onpopstate: ((event: PopStateEvent) => void) | null;
}

/**
 * An entry of the history for each sheet that is open, so that Back closes the topmost one and no more. Which entry belongs to how many sheets
 * stands in its state; the router's key is the page's, so what goes on between entries of one page is not for the router.
 */
export function sheetEntries(place: Place) {
  const { history } = place;
  const sheets: Sheet[] = [];
  let page: unknown;
  /** Entries are being taken back: where that leads is no Back of anybody's. */
  let returning = false;

  const state = () => (history.state ?? {}) as { key?: unknown; sheets?: number };
  const settle = () => {
    if (returning) return;
    const extra = (state().sheets ?? 0) - sheets.length;
    returning = extra > 0;
    if (returning) history.go(-extra);
    // Also where the entries are there already, as after a reload.
    else page = state().key;
    for (let entry = 1 + extra; entry <= 0; entry += 1)
      history.pushState({ ...state(), sheets: sheets.length + entry }, '');
  };

  place.onpopstate = (event) => {
    const back = !returning && sheets.length > 0 && state().key === page;
    if (returning || back) event.stopImmediatePropagation();
    returning = false;
    if (back) for (const sheet of sheets.slice(state().sheets ?? 0).reverse()) sheet.close();
    // One that asks before it closes is still there by then, and is given its entry again.
    if (back) setTimeout(settle);
    else settle();
  };

  return {
    /** The answer ends it: without `stays` the page is left in this moment, and its entries are taken back once somebody returns to it. */
    open(close: () => void): (stays: boolean) => void {
      const sheet = { close };
      sheets.push(sheet);
      // What closes in the same moment has left its entry by then.
      queueMicrotask(settle);
      return (stays) => {
        const at = sheets.indexOf(sheet);
        if (at < 0) return;
        sheets.splice(at, 1);
        if (stays) queueMicrotask(settle);
      };
    },
  };
}
