import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { IconButton } from '#ui/icon-button.tsx';
import { ChevronLeftIcon, MenuIcon } from '#ui/staff/icons.tsx';
import { Logo } from '#ui/staff/logo.tsx';
import { useFrame } from './frame.tsx';

interface PageHeaderProps {
  title: string;
  /** The title is a name that somebody gave: a phone, whose header stays in sight, shows two lines of it. */
  given?: boolean;
  /** Stands beside the title on wide screens and below it on phones. */
  lists?: ReactNode;
  actions?: ReactNode;
}

/** The page's name, its main action, and on phones the way to the menu. The tab's title wears the count of what waits. */
export function PageHeader({ title, given, lists, actions }: PageHeaderProps) {
  const { restaurant } = useSignedIn();
  const { openMenu, pending, back } = useFrame();
  const name = restaurant?.name ?? m['common.appName']();
  return (
    <header className="sticky top-0 z-10 flex flex-wrap items-center gap-x-2 gap-y-2.5 bg-paper pt-1.5 pr-16 pb-2.5 pl-4 lg:static lg:gap-x-5 lg:px-7 lg:pt-6 lg:pb-5 lg:short:pt-3 lg:short:pb-3">
      <title>{`${pending > 0 ? `(${pending}) ` : ''}${title} · ${name}`}</title>
      {back ? (
        <Link
          to={back.to}
          aria-label={back.label}
          className="-my-1 -ml-2 grid size-11 shrink-0 place-items-center rounded-md text-brand-ink lg:hidden"
        >
          <ChevronLeftIcon size={24} />
        </Link>
      ) : (
        <span className="lg:hidden">
          <Logo name={name} src={restaurant?.imgUrl} size="s" square />
        </span>
      )}
      <h1 className="min-w-min flex-1 pl-1 text-2xl leading-7.5 max-lg:flex max-lg:min-h-13 max-lg:items-center lg:max-w-full lg:flex-none lg:leading-9 lg:pl-0 lg:text-3xl">
        {given ? <span className="line-clamp-2 lg:line-clamp-none lg:wrap-anywhere">{title}</span> : title}
      </h1>
      {lists && <div className="order-last -mr-12 w-[calc(100%+3rem)] lg:order-none lg:mr-0 lg:w-auto">{lists}</div>}
      {actions && <div className="flex flex-wrap items-center gap-2 lg:ml-auto lg:justify-end">{actions}</div>}
      <IconButton
        icon={MenuIcon}
        iconSize={24}
        label={m['shell.openMenu']()}
        aria-haspopup="dialog"
        onClick={openMenu}
        className="absolute top-2 right-2 size-12! lg:hidden"
      />
    </header>
  );
}
