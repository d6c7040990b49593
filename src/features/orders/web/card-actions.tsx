import { Menu } from '@base-ui/react/menu';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { may } from '#lib/permissions.ts';
import { cx } from '#ui/cx.ts';
import { Icon, type IconProps } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ReceiptIcon } from '#ui/icons.tsx';
import { CloseIcon, MinusIcon, PencilIcon } from '#ui/late-icons.tsx';
import { CashIcon, HistoryIcon, MoreIcon, PrinterIcon } from '#ui/staff/icons.tsx';
import { popupClass, popupItemClass } from '#ui/staff/popup-class.ts';
import type { Order } from '../contract.ts';
import { isToMake } from '../lines/status.ts';
import { isActive, isOwed, isPaid } from '../order.ts';
import { useRush } from './use-rush.ts';

export type OrderAction = 'print' | 'edit' | 'history' | 'cancel' | 'complete' | 'bill' | 'correct';

interface CardActionsProps {
  order: Order;
  onAction: (action: OrderAction, order: Order) => void;
}

/** Printing and editing at hand; what is rarer, or final, behind one more touch. */
export function CardActions({ order, onAction }: CardActionsProps) {
  const number = order.tableNumber;
  const { role } = useSignedIn().user;
  const setRush = useRush(order);
  const completable = may(role, 'orders.complete') && isOwed(order);
  return (
    // As high as a finger, over the air above and below it.
    <div className="-mr-2.5 ml-auto flex lg:-my-1.5">
      <IconButton
        icon={PrinterIcon}
        iconSize={22}
        label={m['orders.printOf']({ number })}
        onClick={() => onAction('print', order)}
      />
      {!isPaid(order) && (
        <IconButton
          icon={PencilIcon}
          iconSize={22}
          label={m['orders.editOrderOf']({ number })}
          onClick={() => onAction('edit', order)}
        />
      )}
      <Menu.Root modal={false}>
        <Menu.Trigger render={<IconButton icon={MoreIcon} iconSize={22} label={m['orders.more']({ number })} />} />
        <Menu.Portal>
          <Menu.Positioner align="end" sideOffset={4} className="z-30 outline-none">
            <Menu.Popup className={cx(popupClass, 'min-w-52')}>
              {completable && (
                <Menu.Item className={popupItemClass} onClick={() => onAction('complete', order)}>
                  <CashIcon />
                  {m['bills.complete.action']()}
                </Menu.Item>
              )}
              <Menu.Item className={popupItemClass} onClick={() => onAction('bill', order)}>
                <ReceiptIcon />
                {m['bills.action']()}
              </Menu.Item>
              {isToMake(order.status) && !order.rush && (
                <Menu.Item className={popupItemClass} onClick={() => setRush(true)}>
                  <RushIcon />
                  {m['orders.rush.action']()}
                </Menu.Item>
              )}
              <Menu.Item className={popupItemClass} onClick={() => onAction('history', order)}>
                <HistoryIcon />
                {m['orders.history.action']()}
              </Menu.Item>
              {isOwed(order) && (
                <Menu.Item className={popupItemClass} onClick={() => onAction('correct', order)}>
                  <MinusIcon />
                  {m['orders.corrections.action']()}
                </Menu.Item>
              )}
              {isActive(order.status) && (
                <Menu.Item className={cx(popupItemClass, 'text-danger')} onClick={() => onAction('cancel', order)}>
                  <CloseIcon />
                  {m['orders.cancel.action']()}
                </Menu.Item>
              )}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}

function RushIcon(props: IconProps) {
  return <Icon {...props} d="M6 13l6-6 6 6M6 19l6-6 6 6" />;
}
