import type { IconComponent } from '#ui/icon.tsx';
import { BarcodeIcon, CreditCardIcon, PixIcon } from '#ui/staff/icons.tsx';
import type { PaymentMethod } from '../values.ts';

export const methodIcon: Record<PaymentMethod, IconComponent> = {
  credit_card: CreditCardIcon,
  pix: PixIcon,
  boleto: BarcodeIcon,
};
