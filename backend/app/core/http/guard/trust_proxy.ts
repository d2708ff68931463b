/** Which hops before us may say where a request comes from (`TRUST_PROXY`): a client could write any address there. */
import { BlockList, isIP } from 'node:net'

/** AdonisJS asks for each hop, the nearest first (0). */
export type Trust = (address: string, distance: number) => boolean

/**
 * `false` or nothing: none. A number: so many hops. Else a list of addresses and networks, `10.0.0.2, 192.168.0.0/16`.
 * @throws Error at the start of the server, with what is expected
 */
export function trustProxy(text: string | undefined): Trust {
  const value = text?.trim() ?? ''
  if (value === '' || value === 'false') return () => false
  if (/^[0-9]$/.test(value)) return (_address, distance) => distance < Number(value)
  const known = new BlockList()
  for (const one of value.split(',')) addNetwork(known, one.trim())
  return (address) => isIP(address) > 0 && known.check(address, family(address))
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

function addNetwork(known: BlockList, one: string): void {
  const [address = '', bits] = one.split('/')
  const widest = isIP(address) === 6 ? 128 : 32
  const whole = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest)
  if (isIP(address) === 0 || !whole) {
    throw new Error(
      `TRUST_PROXY: "${one}" tidak dikenal. Isi jumlah proxy di depan server (misalnya 1) atau daftar alamatnya (misalnya 10.0.0.2,192.168.0.0/16).`
    )
  }
  known.addSubnet(address, Number(bits ?? widest), family(address))
}
