// Icons that a diner's first view does without: a module is loaded whole, so they are kept apart.
import { Icon, type IconComponent } from './icon.tsx';

// Without this mark a bundler keeps every icon for the sake of the call that made it.
/* @__NO_SIDE_EFFECTS__ */
function icon(d: string): IconComponent {
  return (props) => <Icon {...props} d={d} />;
}

export const PencilIcon = icon(
  'm4 20 1-4.5L16 4.6a1.8 1.8 0 0 1 2.5 0l.9.9a1.8 1.8 0 0 1 0 2.5L8.5 19zM14 6.5l3.5 3.5',
);
export const TrashIcon = icon('M4.5 6.5h15M9.5 6.5V4h5v2.5M6 6.5 7 20h10l1-13.5M10 10.5v6M14 10.5v6');
export const MinusIcon = icon('M5 12h14');
export const CloseIcon = icon('m6 6 12 12M18 6 6 18');
export const ChevronDownIcon = icon('m6 9.5 6 6 6-6');
export const ClockIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2');
export const PinIcon = icon(
  'M12 21c4.5-4.5 7-8 7-11a7 7 0 1 0-14 0c0 3 2.5 6.5 7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
);
export const PhoneIcon = icon(
  'M5 4h3.5l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5V19a1.5 1.5 0 0 1-1.5 1.5C11 20.5 3.5 13 3.5 5.5A1.5 1.5 0 0 1 5 4z',
);
export const MailIcon = icon(
  'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM4 7l8 6 8-6',
);
export const PotIcon = icon(
  'M5 10.5h14V17a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 17zM5 12.5H2.5M19 12.5h2.5M9 4c-1 1 1 2 0 3.5M12.5 4c-1 1 1 2 0 3.5M16 4c-1 1 1 2 0 3.5',
);
export const ClocheIcon = icon('M4.5 16a7.5 7.5 0 0 1 15 0zM3 19h18M12 8.5V6.5M10.5 6h3');
export const PlateIcon = icon('M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z');
export const NoteIcon = icon('M5 4.5h14v10L14.5 19H5zM19 14.5h-4.5V19M8.5 8.5h7M8.5 12h4');
export const QrIcon = icon('M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v2.5M17.5 20H20M14 20v-.5');
export const EyeIcon = icon(
  'M2.5 12c2.2-4.2 5.5-6.5 9.5-6.5s7.3 2.3 9.5 6.5c-2.2 4.2-5.5 6.5-9.5 6.5S4.7 16.2 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
);
export const EyeOffIcon = icon(
  'M9.5 5.8c.8-.2 1.6-.3 2.5-.3 4 0 7.3 2.3 9.5 6.5-.8 1.5-1.7 2.7-2.8 3.7M6 7.5A12.5 12.5 0 0 0 2.5 12c2.2 4.2 5.5 6.5 9.5 6.5 1.8 0 3.4-.5 4.8-1.3M10 10a3 3 0 0 0 4 4M4 4l16 16',
);
export const UtensilsIcon = icon('M4.5 3.5v4a2.5 2.5 0 0 0 5 0v-4M7 3.5v17M17.5 20.5v-7h-3V8c0-2.5 1.2-4.2 3-4.5z');
export const LeafIcon = icon('M5 19c-1-9 4-14 14-14 .5 9-3.5 14-10 14a5 5 0 0 1-3-1.5M5 19c1-4 3.5-7 8-8.5');
export const WheatIcon = icon(
  'M12 21V8M12 8c-1.8-1.6-1.8-3.4 0-5 1.8 1.6 1.8 3.4 0 5zM12 14c-3.2 0-4.8-1.7-4.8-4.7C10.4 9.3 12 11 12 14c0-3 1.6-4.7 4.8-4.7 0 3-1.6 4.7-4.8 4.7zM12 20c-3.2 0-4.8-1.7-4.8-4.7C10.4 15.3 12 17 12 20c0-3 1.6-4.7 4.8-4.7 0 3-1.6 4.7-4.8 4.7z',
);
export const ChiliIcon = icon(
  'M14 7.5c3 0 5 1.5 5 4.5 0 5-6 8.5-14.5 8 5-2 6-4.5 6-8.5 0-2.5 1.5-4 3.5-4zM15 7.5C15 5.5 16 4 18 3.5',
);
