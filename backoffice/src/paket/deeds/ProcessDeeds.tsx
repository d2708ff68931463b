import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import type { TindakanPaket } from '@eproc/domain/paket/tindakan_paket'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import type { Answer } from '@eproc/ui/api/api.ts'
import type { OfficeProvider } from '../../providers/dataProvider.ts'
import { ConfirmDeed } from '../../shared/deed/ConfirmDeed.tsx'
import { useTabTender } from '../../tender/tender_reads.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { SerahDialog } from './SerahDialog.tsx'

const { aksi, konfirmasi, gagal } = paketLayar
type Sent = Promise<Answer<unknown>>

/** Steps of a package that only want a yes. */
interface Confirmed {
  deed: TindakanPaket
  text: string
  question: (nama: string) => string
  body?: string
  failed: (message: string) => string
  /** not the next step of the package: of a running one that is what its stage asks for */
  aside?: boolean
  send: (office: OfficeProvider, paket: RincianPaket) => Sent
}
const CONFIRMED: readonly Confirmed[] = [
  {
    deed: 'terbitkan',
    text: aksi.publish,
    question: konfirmasi.publish,
    body: konfirmasi.publishIsi,
    failed: gagal.publish,
    send: (office, paket) => office.terbitkanPaket(paket),
  },
  {
    deed: 'lanjutkan',
    text: aksi.lanjutkan,
    question: konfirmasi.lanjutkan,
    failed: gagal.proses,
    send: (office, paket) => office.lanjutkanPaket(paket),
  },
]
const FINISH: Confirmed = {
  deed: 'selesai',
  text: aksi.selesai,
  question: konfirmasi.selesai,
  body: konfirmasi.selesaiIsi,
  failed: gagal.proses,
  aside: true,
  send: (office, paket) => office.selesaikanPaket(paket),
}

/** Steps that ask why. */
const REASONED: readonly {
  deed: TindakanPaket
  text: string
  question: string
  body: string
  submit: string
  send: (
    office: OfficeProvider,
    paket: RincianPaket,
    alasan: string
  ) => Promise<Answer<RincianPaket>>
}[] = [
  {
    deed: 'tunda',
    text: aksi.tunda,
    question: konfirmasi.tunda,
    body: konfirmasi.tundaIsi,
    submit: aksi.tunda,
    send: (office, paket, alasan) => office.tundaPaket(paket, alasan),
  },
  {
    deed: 'gagal',
    text: aksi.gagal,
    question: konfirmasi.gagal,
    body: konfirmasi.gagalIsi,
    submit: konfirmasi.tombolGagal,
    send: (office, paket, alasan) => office.gagalkanPaket(paket, alasan),
  },
  {
    deed: 'batal',
    text: aksi.batal,
    question: konfirmasi.batal,
    body: konfirmasi.batalIsi,
    submit: konfirmasi.tombolBatal,
    send: (office, paket, alasan) => office.batalkanPaket(paket, alasan),
  },
  {
    deed: 'ulang',
    text: aksi.ulang,
    question: konfirmasi.ulang,
    body: konfirmasi.ulangIsi,
    submit: aksi.ulang,
    send: (office, paket, alasan) => office.ulangiPaket(paket, alasan),
  },
]

/** Buttons for what may be done with the package now, each with its question. */
export function ProcessDeeds() {
  const paket = useRecordContext<RincianPaket>()
  const [asked, setAsked] = useState<TindakanPaket | null>(null)
  if (!paket) return null
  const reason = REASONED.find((r) => r.deed === asked)
  return (
    <>
      {REASONED.filter((r) => paket.bisa.includes(r.deed)).map((r) => (
        <Button key={r.deed} variant="outlined" color="error" onClick={() => setAsked(r.deed)}>
          {r.text}
        </Button>
      ))}
      {CONFIRMED.filter((c) => paket.bisa.includes(c.deed)).map((c) => (
        <ConfirmedDeed key={c.deed} {...c} paket={paket} />
      ))}
      {paket.bisa.includes(FINISH.deed) && <Finish paket={paket} />}
      {paket.bisa.includes('serah') && (
        <Button variant="contained" onClick={() => setAsked('serah')}>
          {aksi.serah}
        </Button>
      )}
      {asked === 'serah' && <SerahDialog paket={paket} close={() => setAsked(null)} />}
      {reason && (
        <ReasonDialog
          title={reason.question}
          object={`${paket.kode} · ${paket.nama}`}
          body={reason.body}
          submit={reason.submit}
          failed={gagal.proses}
          deed={(office, alasan) => reason.send(office, paket, alasan)}
          close={() => setAsked(null)}
        />
      )}
    </>
  )
}

const ConfirmedDeed = (p: Confirmed & { paket: RincianPaket }) => (
  <ConfirmDeed
    text={p.text}
    question={p.question(p.paket.nama)}
    deed={(office) => p.send(office, p.paket)}
    failed={p.failed}
    button={{ variant: p.aside ? 'outlined' : 'contained' }}
  >
    {p.body}
  </ConfirmDeed>
)

/** Only once nothing is missing, as on the tab of its last letter: for most of its way a tender cannot be finished. */
function Finish({ paket }: { paket: RincianPaket }) {
  const { data } = useTabTender(paket.id)
  return data?.selesai?.alasan === null && <ConfirmedDeed {...FINISH} paket={paket} />
}
