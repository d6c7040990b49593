import { useState } from 'react';
import { BottomBar, BottomBarItem } from '../bottom-bar.tsx';
import { BookIcon, HomeIcon, ReceiptIcon } from '../icons.tsx';
import { SlidersIcon } from '../staff/icons.tsx';
import { Shell } from '../staff/shell.tsx';
import { Switch } from '../switch.tsx';
import { GalleryActions } from './actions.tsx';
import { GalleryDialogs } from './dialogs.tsx';
import { GalleryFields } from './fields.tsx';
import { GalleryIcons } from './icons.tsx';
import { gallerySidebar } from './sidebar.tsx';
import { GalleryStaff } from './staff.tsx';
import { GalleryStates } from './states.tsx';

/** Every component in every state, for whoever builds or checks a screen. */
export function Gallery() {
  const [menuOpen, setMenuOpen] = useState(false);
  const [rail, setRail] = useState(false);
  return (
    <>
      <Shell
        sidebar={gallerySidebar}
        rail={rail}
        railFoot={gallerySidebar.footer}
        menuOpen={menuOpen}
        onMenuClose={() => setMenuOpen(false)}
        closeLabel="Close the menu"
        skipLabel="Skip to content"
      >
        <div className="mx-auto max-w-[1440px] px-4 py-6 sm:px-6 lg:px-10 lg:py-8">
          <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
            <h1 className="text-3xl">Components</h1>
            <Switch label="Narrow rail" checked={rail} onChange={() => setRail(!rail)} />
          </header>
          <div className="grid gap-10">
            <GalleryActions />
            <GalleryFields />
            <GalleryDialogs />
            <GalleryStates />
            <GalleryStaff />
            <GalleryIcons />
          </div>
        </div>
      </Shell>
      <BottomBar label="Sections" className="lg:hidden">
        <BottomBarItem to="#actions" icon={HomeIcon} label="Actions" />
        <BottomBarItem to="#fields" icon={BookIcon} label="Fields" current />
        <BottomBarItem to="#dialogs" icon={ReceiptIcon} label="A very long label" count={2} mark="2 new" />
        <BottomBarItem to="#states" icon={ReceiptIcon} label="States" mark="Something is under way" />
        <BottomBarItem onPress={() => setMenuOpen(true)} icon={SlidersIcon} label="More" />
      </BottomBar>
    </>
  );
}

export default Gallery;
