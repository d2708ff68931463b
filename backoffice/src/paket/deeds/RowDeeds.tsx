import Check from '@mui/icons-material/FactCheckOutlined'
import Process from '@mui/icons-material/AccountTreeOutlined'
import Publish from '@mui/icons-material/CampaignOutlined'
import Submit from '@mui/icons-material/SendOutlined'
import View from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactElement } from 'react'
import { LinkBase, useRecordContext } from 'react-admin'
import type { PaketRow } from '@eproc/domain/paket/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ConfirmDeed } from '../../shared/deed/ConfirmDeed.tsx'
import { useListAddress } from '../../shared/list/listAddress.ts'
import { usePreset } from '../presets.ts'
import { useDeedLinks } from './links.tsx'

const text = paketLayar.aksi

/** At the end of a package's row: it is opened, and what this list is for is done with it. */
export function RowDeeds() {
  const paket = useRecordContext<PaketRow>()
  const links = useDeedLinks(paket)
  const { deeds = [] } = usePreset()
  if (!paket) return null
  const offers = (deed: 'ajukan' | 'terbitkan') => deeds.includes(deed) && paket.bisa.includes(deed)
  return (
    <>
      <OpenButton paket={paket} />
      {links.map((link) => (
        <RowLink key={link.deed} {...link} nama={paket.nama} />
      ))}
      {offers('ajukan') && <SubmitButton paket={paket} />}
      {offers('terbitkan') && <PublishButton paket={paket} />}
    </>
  )
}

/** An icon that leads somewhere; its name says where, and of which row. */
function RowLink(p: { text: string; icon: ReactElement; to: string; nama: string }) {
  return (
    <Tooltip title={p.text}>
      <IconButton component={LinkBase} to={p.to} aria-label={text.untuk(p.text, p.nama)}>
        {p.icon}
      </IconButton>
    </Tooltip>
  )
}

function OpenButton({ paket }: { paket: PaketRow }) {
  const { approval } = usePreset()
  const to = `${useListAddress()}/${paket.id}/show`
  if (approval) return <RowLink text={text.periksa} icon={<Check />} to={to} nama={paket.nama} />
  return paket.statusPelaksanaan === 'N' ? (
    <RowLink text={text.lihat} icon={<View />} to={to} nama={paket.nama} />
  ) : (
    <RowLink text={tenderStaf.dialog.judulMuat} icon={<Process />} to={to} nama={paket.nama} />
  )
}

const SubmitButton = ({ paket }: { paket: PaketRow }) => (
  <ConfirmDeed
    text={text.ajukan}
    question={paketLayar.konfirmasi.ajukan(paket.nama)}
    deed={(office) => office.ajukanPaket(paket)}
    button={{
      'aria-label': text.untuk(text.ajukan, paket.nama),
      'title': text.ajukan,
      'startIcon': <Submit />,
    }}
  >
    {paketLayar.konfirmasi.ajukanIsi}
  </ConfirmDeed>
)

const PublishButton = ({ paket }: { paket: PaketRow }) => (
  <ConfirmDeed
    text={text.publish}
    question={paketLayar.konfirmasi.publish(paket.nama)}
    deed={(office) => office.terbitkanPaket(paket)}
    failed={paketLayar.gagal.publish}
    button={{
      'aria-label': text.untuk(text.publish, paket.nama),
      'title': text.publish,
      'startIcon': <Publish />,
    }}
  >
    {paketLayar.konfirmasi.publishIsi}
  </ConfirmDeed>
)
