import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { angka, tanggalWaktu, ukuranBerkas } from '@eproc/domain/common/format'
import type { PemusnahanPaket } from '@eproc/domain/tender/penawaran/answers_pemusnahan'
import { pemusnahan as teks } from '@eproc/i18n/id/pemusnahan'
import { type Answer } from '@eproc/ui/api/api.ts'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import type { OfficeProvider } from '../../providers/dataProvider.ts'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import { ConfirmDeedButton } from '../ConfirmDeedButton.tsx'
import { usePaket } from '../context.ts'
import { ReasonInput, requiredRules } from '../penilaian/reason.tsx'
import { usePanelRead } from '../tender_reads.ts'
import { usePanelDeed } from '../usePanelDeed.ts'
import { ProofButton } from './ProofButton.tsx'

const RULES = requiredRules('alasan')
type Sent = Promise<Answer<PemusnahanPaket>>

/** What a package that has ended keeps sealed, how long, and its destruction by two persons. */
export function PemusnahanBox() {
  const { data } = usePanelRead(['pemusnahan'], (office, id) => office.pemusnahan(id))
  if (!data || data.keadaan === 'berjalan' || data.keadaan === 'kosong') return null
  return (
    <section aria-labelledby="informasi-pemusnahan">
      <Typography id="informasi-pemusnahan" variant="h2" component="h3" gutterBottom>
        {teks.judul}
      </Typography>
      <div style={{ display: 'grid', gap: 12, justifyItems: 'start', maxWidth: '80ch' }}>
        <State now={data} />
        {data.bisa.length > 0 && (
          <>
            <Typography>{teks.akibat}</Typography>
            <Typography color="text.secondary">{teks.cadangan}</Typography>
          </>
        )}
        <Deeds now={data} />
      </div>
    </section>
  )
}

function State({ now }: { now: PemusnahanPaket }) {
  const { berkas, rekanan, ukuran, hari, sejak, permintaan, pengesahan, keadaan } = now
  const { id, kode } = usePaket()
  const days = angka(hari)
  return (
    <>
      {berkas > 0 && (
        <Typography>
          {teks.tersimpan(angka(berkas), angka(rekanan), ukuranBerkas(ukuran))}
        </Typography>
      )}
      {keadaan === 'disimpan' && (
        <Typography>{teks.disimpan(days, tanggalWaktu(sejak))}</Typography>
      )}
      {keadaan === 'dapat' && <Typography>{teks.dapat(days)}</Typography>}
      {permintaan && (
        <Typography>
          {teks.diminta(permintaan.oleh, tanggalWaktu(permintaan.pada), permintaan.alasan)}{' '}
          {keadaan === 'diminta' && teks.menungguUlp}
        </Typography>
      )}
      {pengesahan && (
        <>
          <Typography>
            {teks.dimusnahkan(pengesahan.oleh, tanggalWaktu(pengesahan.pada))}
          </Typography>
          <FileLink path={pengesahan.file} name={teks.beritaAcara(pengesahan.nomor)} />
          <ProofButton
            path={`/api/log/pemusnahan/${id}`}
            name={teks.namaBukti(kode)}
            text={teks.buktiLog}
          />
        </>
      )}
    </>
  )
}

function Deeds({ now: { bisa, berkas } }: { now: PemusnahanPaket }) {
  const { id } = usePaket()
  const confirm = usePanelDeed<void, unknown>(
    (office) => office.musnahkan(id, '/sahkan'),
    teks.gagal
  )
  return (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      {bisa.includes('minta') && (
        <Reasoned
          text={teks.minta}
          title={teks.tanyaMinta}
          label={teks.alasan}
          deed={(office, alasan) => office.musnahkan(id, '', alasan)}
        />
      )}
      {bisa.includes('sahkan') && (
        <ConfirmDeedButton
          deed={confirm}
          text={teks.sahkan}
          title={teks.tanyaSahkan(angka(berkas))}
        >
          {teks.akibat}
        </ConfirmDeedButton>
      )}
      {bisa.includes('tolak') && (
        <Reasoned
          text={teks.tolak}
          title={teks.tanyaTolak}
          label={teks.alasanTolak}
          deed={(office, alasan) => office.musnahkan(id, '/tolak', alasan)}
        />
      )}
    </div>
  )
}

interface ReasonedProps {
  text: string
  title: string
  label: string
  deed: (office: OfficeProvider, alasan: string) => Sent
}

function Reasoned({ text, title, label, deed }: ReasonedProps) {
  const { id } = usePaket()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {text}
      </Button>
      {asking && (
        <ResourceContextProvider value="rup/paket">
          <DeedDialog<{ alasan: string }>
            title={title}
            submit={{ text, danger: true }}
            defaults={{ alasan: '' }}
            rules={RULES}
            failed={teks.gagal}
            close={() => setAsking(false)}
            draft={`pemusnahan.${id}.${text}`}
            deed={(office, { alasan }) => deed(office, alasan)}
          >
            <ReasonInput label={label} />
          </DeedDialog>
        </ResourceContextProvider>
      )}
    </>
  )
}
