import { rupiah } from '@eproc/domain/common/format'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { ConfirmDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { useInformasiPaket } from '../../paket/usePaket.ts'
import { AboveHps } from './OfferTotal.tsx'

const p = penawaran.layar
const t = tenderLayar.pemasukan

export interface ConfirmPriceProps {
  paketId: number
  price: number | null
  open: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** The price is asked once more before it is sealed. */
export function ConfirmPrice({ paketId, price, ...dialog }: ConfirmPriceProps) {
  const hps = useInformasiPaket(paketId).data?.totalPagu ?? null
  return (
    <ConfirmDialog
      {...dialog}
      title={t.confirmHarga(rupiah(price))}
      button={p.unggah}
      cancelLabel={t.backToForm}
    >
      {p.nilaiPetunjuk}
      <AboveHps total={price} hps={hps} />
    </ConfirmDialog>
  )
}
