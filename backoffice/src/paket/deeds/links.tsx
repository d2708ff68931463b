import Edit from '@mui/icons-material/EditOutlined'
import Registration from '@mui/icons-material/HowToRegOutlined'
import Pokja from '@mui/icons-material/GroupsOutlined'
import Ppk from '@mui/icons-material/BadgeOutlined'
import Approve from '@mui/icons-material/FactCheckOutlined'
import Schedule from '@mui/icons-material/EditCalendarOutlined'
import Upload from '@mui/icons-material/UploadFileOutlined'
import type { ReactElement } from 'react'
import type { PaketRow } from '@eproc/domain/paket/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { useListAddress } from '../../shared/list/listAddress.ts'
import { usePreset, type RowDeed } from '../presets.ts'

const text = paketLayar.aksi

export interface DeedLink {
  deed: RowDeed
  text: string
  icon: ReactElement
  to: string
}

/** Deeds whose form has an address below the list. */
const FORMS: readonly Omit<DeedLink, 'to'>[] = [
  { deed: 'ubah', text: text.ubah, icon: <Edit /> },
  { deed: 'pokja', text: text.pokja, icon: <Pokja /> },
  { deed: 'gantiPpk', text: text.gantiPpk, icon: <Ppk /> },
  { deed: 'revisi', text: text.revisi, icon: <Schedule /> },
  { deed: 'setujuiRevisi', text: text.approveRevisi, icon: <Approve /> },
  { deed: 'fileJadwal', text: text.upload, icon: <Upload /> },
  { deed: 'pendaftaran', text: text.pendaftaran, icon: <Registration /> },
]
const TAIL: Partial<Record<RowDeed, string>> = {
  pokja: '/pokja',
  gantiPpk: '/ppk',
  revisi: '/revisi',
  setujuiRevisi: '/approve-revisi',
  fileJadwal: '/file-jadwal',
  pendaftaran: '/pendaftaran',
}

/** What this list offers of the forms that the server allows for the package. */
export function useDeedLinks(paket: PaketRow | undefined): DeedLink[] {
  const { deeds = [] } = usePreset()
  const address = useListAddress()
  if (!paket) return []
  return FORMS.filter(({ deed }) => deeds.includes(deed) && paket.bisa.includes(deed)).map((f) => ({
    ...f,
    to: `${address}/${paket.id}${TAIL[f.deed] ?? ''}`,
  }))
}
