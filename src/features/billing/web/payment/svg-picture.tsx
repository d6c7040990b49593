interface SvgPictureProps {
  markup: string;
  label: string;
  className?: string;
}

/** Markup that the server drew, shown as a picture: nothing inside it can act on the page. */
export function SvgPicture({ markup, label, className }: SvgPictureProps) {
  return <img src={`data:image/svg+xml,${encodeURIComponent(markup)}`} alt={label} className={className} />;
}
