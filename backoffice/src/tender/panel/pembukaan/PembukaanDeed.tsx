import Done from '@mui/icons-material/CheckCircle'
import Waiting from '@mui/icons-material/RadioButtonUnchecked'
import Typography from '@mui/material/Typography'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type {
  PembukaanAnswer,
  PelakuPembukaan,
} from '@eproc/domain/tender/penawaran/answers_pembukaan'
import { KATEGORI_FILE, teksPilihan } from '@eproc/domain/common/choices'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { useSession } from '@eproc/ui/session/session.ts'
import { shortFingerprint } from '@eproc/sealing/keys/pair'
import { HolderSetPanel } from '../../../pemegang/HolderSetPanel.tsx'
import { ConfirmDeedButton } from '../../ConfirmDeedButton.tsx'
import { usePaket, usePanel } from '../../context.ts'
import { usePanelDeed } from '../../usePanelDeed.ts'
import { LostKeys } from './LostKeys.tsx'
import { PembukaanDialog } from './PembukaanDialog.tsx'

const teks = tenderStaf.pembukaan

/** Who asked for the opening and who confirmed it, and the button for the next of the two. */
export function PembukaanDeed({ acara }: { acara: PembukaanAnswer }) {
  const { id, nama: paket } = usePaket()
  const { active } = usePanel()
  const me = useSession().pengguna?.userId
  const { langkah } = acara
  const asks = langkah?.tindakan === 'minta'
  const own = !asks && acara.peminta?.id === me
  const deed = usePanelDeed<void, unknown>(
    (office) =>
      asks
        ? office.mintaPembukaan(id, { tahap: acara.tahap })
        : office.sahkanPembukaan(id, { tahap: acara.tahap }),
    tenderStaf.gagal.pembukaan
  )
  const reserve = langkah?.sebagai === 'cadangan'
  const offered = active && langkah?.sebagai && langkah.alasan === null
  const words = reserve ? himpunan.cadangan : teks
  const text = asks ? words.minta : words.sahkan
  const stage = `${acara.namaTahap} (${paket})`
  const question = asks ? teks.tanyaMinta : teks.tanyaSahkan
  const inDialog = acara.perluAlasan || acara.bertandaTangan
  const byPpk = acara.hakSahkan === 'tender.buka.ppk'
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Typography>
        {teks.berkas(acara.jenis.map((kind) => teksPilihan(KATEGORI_FILE, kind)).join(', '))}
      </Typography>
      <ol style={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 8 }}>
        <Step
          name={byPpk ? teks.langkahMintaPejabat : teks.langkahMinta}
          by={langkah?.gugur ? null : acara.peminta}
          sidik={langkah?.gugur ? null : acara.sidikPeminta}
        />
        <Step
          name={byPpk ? teks.langkahSahPpk : teks.langkahSah}
          by={acara.pengesah}
          sidik={acara.sidikPengesah}
        />
      </ol>
      {acara.keadaan !== 'dibuka' && <MessageBox>{teks.belumDibuka}</MessageBox>}
      {acara.usulGagal && <MessageBox tone="warning">{teks.usulGagal}</MessageBox>}
      {acara.perluCatatan && <MessageBox>{teks.perluCatatan}</MessageBox>}
      {langkah?.gugur && <MessageBox tone="warning">{himpunan.buka.kedaluwarsa}</MessageBox>}
      {own && acara.keadaan === 'diminta' && (
        <MessageBox tone="warning">{byPpk ? teks.sendiriPpk : teks.sendiri}</MessageBox>
      )}
      {active && !own && langkah?.alasan && (
        <MessageBox tone="warning">{langkah.alasan}</MessageBox>
      )}
      {acara.alasanSusulan && <MessageBox>{teks.susulan(acara.alasanSusulan)}</MessageBox>}
      {acara.cadangan && (
        <MessageBox>
          {himpunan.cadangan.oleh(acara.cadangan.nama, acara.cadangan.alasan)}
        </MessageBox>
      )}
      <LostKeys acara={acara} />
      {offered && inDialog && (
        <PembukaanDialog acara={acara} text={text} title={question(stage)} reserve={reserve} />
      )}
      {offered && !inDialog && (
        <ConfirmDeedButton deed={deed} text={text} title={question(stage)}>
          {asks ? (byPpk ? teks.tanyaMintaPpkIsi : teks.tanyaMintaIsi) : teks.tanyaBukaIsi}
        </ConfirmDeedButton>
      )}
      {/* Below the button, which would move under the pointer when the holders have come. */}
      {acara.bertandaTangan && <HolderSetPanel paketId={id} />}
    </div>
  )
}

interface StepProps {
  name: string
  by: PelakuPembukaan | null
  /** fingerprint of the key that signed it */
  sidik: string | null
}

function Step({ name, by, sidik }: StepProps) {
  return (
    <li style={{ display: 'flex', gap: 12, alignItems: 'flex-start' }}>
      {by ? <Done aria-hidden color="success" /> : <Waiting aria-hidden color="disabled" />}
      <span>
        {name}
        <br />
        <Typography component="span" color="text.secondary">
          {by ? teks.oleh(by.nama, tanggalWaktu(by.pada)) : teks.menunggu}
          {sidik && (
            <>
              <br />
              {himpunan.buka.ditandatangani} <code>{shortFingerprint(sidik)}</code>
            </>
          )}
        </Typography>
      </span>
    </li>
  )
}
