/** With these the staff's screens can be installed; the manifest speaks the language of who asks, hence the cookies. */
export function InstallLinks() {
  return (
    <>
      <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
      <meta name="theme-color" content="#0b3b33" />
    </>
  );
}
