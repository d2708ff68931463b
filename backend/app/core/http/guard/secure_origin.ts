/** Whether browsers give a page of this address `crypto.subtle`: by https, or on the own machine. */
export function isSecureOrigin(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return (
    protocol === 'https:' ||
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  )
}
