import Typography from '@mui/material/Typography'
import { perintah as teks } from '@eproc/i18n/id/perintah'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { Unread } from '../../../shared/panel/Unread.tsx'
import { usePanelRead } from '../../tender_reads.ts'
import { OneOrder } from './OneOrder.tsx'

// The PPK's alone.
const OrderForm = lazyPart(async () => ({ default: (await import('./OrderForm.tsx')).OrderForm }))

/** Orders of auditors and courts to open what was never opened; for whoever takes part in one, once the package has ended. */
export function PerintahBox() {
  const orders = usePanelRead(['perintah'], (office, id) => office.perintahPaket(id))
  const { data } = orders
  if (!data) return <Unread of={[orders]} />
  if (!data.berakhir || (data.perintah.length === 0 && data.tersegel === 0)) return null
  const { perintah, halangan, bolehCatat, rekanan } = data
  return (
    <section aria-labelledby="informasi-perintah">
      <Typography id="informasi-perintah" variant="h2" component="h3" gutterBottom>
        {teks.judul}
      </Typography>
      <div style={{ display: 'grid', gap: 16, justifyItems: 'start', maxWidth: '80ch' }}>
        <Typography>{teks.isi}</Typography>
        {perintah.length === 0 && (
          <Typography color="text.secondary">{halangan ?? teks.kosong}</Typography>
        )}
        <ul style={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 24 }}>
          {perintah.map((order) => (
            <OneOrder key={order.id} order={order} />
          ))}
        </ul>
        <OptionalPart>{bolehCatat && <OrderForm rekanan={rekanan} />}</OptionalPart>
      </div>
    </section>
  )
}
