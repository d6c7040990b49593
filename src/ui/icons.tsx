import { Icon, type IconComponent } from './icon.tsx';

// Without this mark a bundler keeps every icon for the sake of the call that made it.
/* @__NO_SIDE_EFFECTS__ */
function icon(d: string): IconComponent {
  return (props) => <Icon {...props} d={d} />;
}

export const HomeIcon = icon('M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1z');
export const BookIcon = icon(
  'M12 6.5C10.3 5.2 7.8 4.7 4 5v13.5c3.8-.3 6.3.2 8 1.5 1.7-1.3 4.2-1.8 8-1.5V5c-3.8-.3-6.3.2-8 1.5zV20',
);
export const ReceiptIcon = icon('M6 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM9.5 8.5h5M9.5 12.5h5');
export const BellIcon = icon('M6 17V10.5a6 6 0 0 1 12 0V17l1.5 1h-15zM10 20.5h4M12 4.5v-1');
export const PlusIcon = icon('M12 5v14M5 12h14');
export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5');
export const ChevronRightIcon = icon('m9.5 6 6 6-6 6');
export const AlertIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 8v4.5M12 16h.01');
export const InfoIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11.5V16M12 8h.01');
export const WifiOffIcon = icon(
  'M3 9.5c1.5-1.4 3.2-2.5 5-3.2M12.5 5.5c3.2.1 6.1 1.6 8.5 4M6.5 13.5c1-.9 2-1.6 3.2-2M14.5 11.6c1.1.4 2.1 1.1 3 1.9M10 17a3 3 0 0 1 4 0M12 20h.01M4 4l16 16',
);
export const RefreshIcon = icon('M4.5 10A8 8 0 0 1 19 8l1 1.5M20 4.5v5h-5M19.5 14A8 8 0 0 1 5 16l-1-1.5M4 19.5v-5h5');
export const SearchIcon = icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5');
