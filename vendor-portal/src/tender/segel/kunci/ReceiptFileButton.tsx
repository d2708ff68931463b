import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import type { VersiPenawaran } from '@eproc/domain/tender/penawaran/answers_penawaran'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { saveAs } from '../../../app/save_as.ts'
import { keptOffers, type KeptOffer } from '../seal/waiting.ts'

/** The receipt file of an offer that was sealed in this browser: with the package's code it opens the own offer. */
export function ReceiptFileButton({ versi }: { versi: VersiPenawaran }) {
  const { kodeTandaTerima: kode } = versi
  const [offer, setOffer] = useState<KeptOffer | null>(null)
  useEffect(() => {
    let current = true
    void keptOffers.read(kode).then((found) => current && setOffer(found))
    return () => {
      current = false
    }
  }, [kode])
  if (!offer) return null
  const download = async () => {
    const { receiptFile } = await import('@eproc/sealing/offer/receipt_file')
    const content = JSON.stringify(receiptFile({ ...offer, tandaTerima: { ...versi } }), null, 2)
    saveAs(new Blob([content], { type: 'application/json' }), `berkas-tanda-terima-${kode}.json`)
  }
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      onClick={() => void download().catch((error: unknown) => showAlert(errorMessage(error)))}
    >
      {segelRekanan.layar.berkasTanda}
    </Button>
  )
}
