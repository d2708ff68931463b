import Print from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { namaCetakan } from '@eproc/domain/tahap/cetakan'
import type { BerkasCetakan, CetakanTahap } from '@eproc/domain/tender/answers_cetakan'
import { cetakanLayar as text } from '@eproc/i18n/id/cetakan_office'
import { paket as words } from '@eproc/i18n/id/paket'
import { umum } from '@eproc/i18n/id/umum'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { DeedDialog } from '../deed/DeedDialog.tsx'
import { useDeed } from '../deed/useDeed.ts'
import { LimitedText } from '../form/LimitedText.tsx'

const DocumentDialog = lazyPart(() => import('@eproc/ui/dialog/DocumentDialog.tsx'))
const MAX = 2000

interface CetakanProps {
  paketId: number
  cetakan: CetakanTahap
}

/** Prints a document of a stage, opens it, revokes it: as far as the server says that the reader can. */
export function CetakanDeeds({ paketId, cetakan: c }: CetakanProps) {
  const [paper, setPaper] = useState<Pick<BerkasCetakan, 'file' | 'nama'> | null>(null)
  const [revoking, setRevoking] = useState(false)
  const { file, nomor } = c
  return (
    <div style={{ display: 'inline-flex', gap: 4 }}>
      {file && nomor && (
        <Button
          size="small"
          aria-label={text.bukaNomor(nomor)}
          onClick={() => setPaper({ file, nama: nomor })}
        >
          {text.buka}
        </Button>
      )}
      {c.bisa.includes('cetak') && (
        <PrintButton paketId={paketId} cetakan={c} onPrinted={setPaper} />
      )}
      {nomor && c.bisa.includes('cabut') && (
        <Button
          size="small"
          color="error"
          aria-label={text.cabutNomor(nomor)}
          onClick={() => setRevoking(true)}
        >
          {text.cabut}
        </Button>
      )}
      {paper && <Paper paper={paper} close={() => setPaper(null)} />}
      {revoking && <RevokeDialog paketId={paketId} cetakan={c} close={() => setRevoking(false)} />}
    </div>
  )
}

/** What is printed is meant to be opened at once, by whoever keeps the button: it may go when there is a number. */
export function PrintButton(p: CetakanProps & { onPrinted: (paper: BerkasCetakan) => void }) {
  const { tahap, jenis, namaTahap } = p.cetakan
  const print = useDeed<void, BerkasCetakan>(
    (office) => office.cetakTahap(p.paketId, tahap, jenis),
    { onDone: ({ data }) => p.onPrinted(data) }
  )
  return (
    <Button
      size="small"
      startIcon={<Print />}
      loading={print.isPending}
      aria-label={text.cetakTahap(namaCetakan(jenis, tahap), namaTahap)}
      onClick={() => print.mutate()}
    >
      {text.cetak}
    </Button>
  )
}

interface PaperProps {
  paper: Pick<BerkasCetakan, 'file' | 'nama'>
  close: () => void
}

export const Paper = ({ paper, close }: PaperProps) => (
  <OptionalPart>
    <DocumentDialog path={paper.file} name={paper.nama} onClose={close} />
  </OptionalPart>
)

/** Whoever holds the paper reads that it no longer counts; why is for the journal. */
function RevokeDialog({ paketId, cetakan: c, close }: CetakanProps & { close: () => void }) {
  return (
    <ResourceContextProvider value="rup/paket">
      <DeedDialog<{ alasan: string }, BerkasCetakan>
        title={text.cabutTanya(c.nomor ?? '')}
        submit={{ text: text.cabut, danger: true, cancel: umum.tombol.tutup }}
        rules={({ alasan }) =>
          alasan?.trim() ? [] : [{ field: 'alasan', rule: 'required', message: words.aturan.wajib }]
        }
        deed={(office, { alasan }) => office.cabutCetakan(paketId, c.tahap, c.jenis, alasan)}
        close={close}
        names={{ alasan: text.alasan }}
        draft={`cabut.${paketId}.${c.tahap}.${c.jenis}`}
      >
        <Typography sx={{ fontWeight: 600 }}>{namaCetakan(c.jenis, c.tahap)}</Typography>
        <Typography>{text.cabutIsi}</Typography>
        <LimitedText
          source="alasan"
          label={text.alasan}
          isRequired
          multiline
          minRows={3}
          max={MAX}
        />
      </DeedDialog>
    </ResourceContextProvider>
  )
}
