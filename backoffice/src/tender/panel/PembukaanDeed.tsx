import Done from '@mui/icons-material/CheckCircle'
import Waiting from '@mui/icons-material/RadioButtonUnchecked'
import Typography from '@mui/material/Typography'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { BeritaAcaraPembukaan, PelakuPembukaan } from '@eproc/domain/tender/answers_penawaran'
import { KATEGORI_FILE, teksPilihan } from '@eproc/domain/common/choices'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { useSession } from '@eproc/ui/session/session.ts'
import { ConfirmDeedButton } from '../ConfirmDeedButton.tsx'
import { usePaket, usePanel, useTender } from '../context.ts'
import { usePanelDeed } from '../usePanelDeed.ts'
import { PembukaanSusulan } from './PembukaanSusulan.tsx'

const teks = tenderStaf.pembukaan

/** Who asked for the opening and who confirmed it, and the button for the next of the two. */
export function PembukaanDeed({ acara }: { acara: BeritaAcaraPembukaan }) {
  const { id, nama: paket } = usePaket()
  const { active } = usePanel()
  const { may } = useTender()
  const own = acara.peminta?.id === useSession().pengguna?.userId
  const asks = acara.keadaan === 'belum'
  const deed = usePanelDeed<void, unknown>(
    (office) =>
      asks ? office.mintaPembukaan(id, acara.tahap) : office.sahkanPembukaan(id, acara.tahap),
    tenderStaf.gagal.pembukaan
  )
  const allowed =
    active && may(asks ? 'tender.buka' : acara.hakSahkan) && acara.keadaan !== 'dibuka'
  const text = asks ? teks.minta : teks.sahkan
  const stage = `${acara.namaTahap} (${paket})`
  const question = asks ? teks.tanyaMinta : teks.tanyaSahkan
  const byPpk = acara.hakSahkan === 'tender.buka.ppk'
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Typography>
        {teks.berkas(acara.jenis.map((kind) => teksPilihan(KATEGORI_FILE, kind)).join(', '))}
      </Typography>
      <ol style={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 8 }}>
        <Step name={byPpk ? teks.langkahMintaPejabat : teks.langkahMinta} by={acara.peminta} />
        <Step name={byPpk ? teks.langkahSahPpk : teks.langkahSah} by={acara.pengesah} />
      </ol>
      {acara.keadaan !== 'dibuka' && <MessageBox>{teks.belumDibuka}</MessageBox>}
      {acara.usulGagal && <MessageBox tone="warning">{teks.usulGagal}</MessageBox>}
      {acara.perluCatatan && <MessageBox>{teks.perluCatatan}</MessageBox>}
      {own && may('tender.buka') && acara.keadaan === 'diminta' && (
        <MessageBox tone="warning">{byPpk ? teks.sendiriPpk : teks.sendiri}</MessageBox>
      )}
      {acara.alasanSusulan && <MessageBox>{teks.susulan(acara.alasanSusulan)}</MessageBox>}
      {allowed && !own && acara.perluAlasan && (
        <PembukaanSusulan acara={acara} text={text} title={question(stage)} />
      )}
      {allowed && !own && !acara.perluAlasan && (
        <ConfirmDeedButton deed={deed} text={text} title={question(stage)}>
          {asks ? (byPpk ? teks.tanyaMintaPpkIsi : teks.tanyaMintaIsi) : teks.tanyaBukaIsi}
        </ConfirmDeedButton>
      )}
    </div>
  )
}

function Step({ name, by }: { name: string; by: PelakuPembukaan | null }) {
  return (
    <li style={{ display: 'flex', gap: 12, alignItems: 'flex-start' }}>
      {by ? <Done aria-hidden color="success" /> : <Waiting aria-hidden color="disabled" />}
      <span>
        {name}
        <br />
        <Typography component="span" color="text.secondary">
          {by ? teks.oleh(by.nama, tanggalWaktu(by.pada)) : teks.menunggu}
        </Typography>
      </span>
    </li>
  )
}
