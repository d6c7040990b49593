import { BarcodeIcon, CreditCardIcon, PixIcon } from '#ui/admin/icons.tsx';
import type { IconComponent } from '#ui/icon.tsx';
import type { PaymentMethod } from '../contract.ts';

export const methodIcon: Record<PaymentMethod, IconComponent> = {
  credit_card: CreditCardIcon,
  pix: PixIcon,
  boleto: BarcodeIcon,
};
