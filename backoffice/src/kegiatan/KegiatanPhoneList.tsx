import type { SimpleListProps } from 'react-admin'
import { STATUS_PERSETUJUAN } from '@eproc/domain/common/choices'
import { rupiah } from '@eproc/domain/common/format'
import type { Kegiatan } from '@eproc/domain/rup/answers'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { PhoneList } from '../shared/list/PhoneList.tsx'

/** Kegiatan as cards. */
export const KegiatanPhoneList = (props: SimpleListProps<Kegiatan>) => (
  <PhoneList<Kegiatan>
    primaryText={(k) => k.nama}
    secondaryText={(k) => `${k.kode} · ${rupiah(k.pagu)}`}
    tertiaryText={(k) => <StatusChip list={STATUS_PERSETUJUAN} kode={k.persetujuan} />}
    {...props}
  />
)
