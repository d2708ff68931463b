import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { NumberInput } from 'react-admin'
import { JENIS_PENGADAAN, STATUS_PERSETUJUAN } from '@eproc/domain/common/choices'
import { bolehkah, lingkupHak, type Pelaku } from '@eproc/domain/common/rights'
import { apakahPeran } from '@eproc/domain/common/roles'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { useSession } from '@eproc/ui/session/session.ts'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { useDivisi } from '../divisi/useDivisi.ts'
import { FilterChoice } from '../shared/form/Choice.tsx'
import { YearInput } from '../shared/list/YearInput.tsx'

// It waits behind the filter button, and brings more than the rest of the page.
const ProgramFilter = lazyPart(() => import('./ProgramFilter.tsx'))
const ProgramChoice = (props: { source: string }) => (
  <OptionalPart fallback={null}>
    <ProgramFilter {...props} />
  </OptionalPart>
)

/** A draft has no code; 'baru' stands for it in the address. */
const PERSETUJUAN = STATUS_PERSETUJUAN.map((s) => (s.kode === '' ? { ...s, kode: 'baru' } : s))

/** Who asks the tables of rights; null where nobody is known. */
function useActor(): Pelaku | null {
  const { pengguna } = useSession()
  if (!pengguna || !apakahPeran(pengguna.roles)) return null
  return { peran: pengguna.roles, unlada: pengguna.unlada }
}

/** Can this user be the PPK of a kegiatan? */
export function useIsPpk(): boolean {
  const actor = useActor()
  return actor !== null && bolehkah(actor, 'kegiatan.setujui.ppk')
}

/** Does this user read the plan of more than one division? */
export function useManyDivisions(): boolean {
  const actor = useActor()
  return actor === null || lingkupHak(actor, 'rup.baca').some((lingkup) => lingkup !== 'divisi')
}

/** Filters of a list of kegiatan; without `persetujuan` where that is settled. */
export function useKegiatanFilters({ persetujuan = true } = {}) {
  const divisi = useDivisi()
  const manyDivisions = useManyDivisions()
  // On a phone they would fill the screen before the first row.
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'), { noSsr: true })
  // With the year one more beside the search keeps it to one line on a desk; the others wait behind the filter button.
  const second = manyDivisions ? 'divisi' : persetujuan ? 'persetujuan' : 'jenis'
  const shown = (filter: typeof second) => isWide && filter === second
  return [
    <YearInput key="tahun" source="tahun" alwaysOn />,
    ...(manyDivisions
      ? [
          <FilterChoice
            key="divisi"
            source="divisi"
            list={divisi.pilihan}
            alwaysOn={shown('divisi')}
          />,
        ]
      : []),
    <FilterChoice
      key="jenis"
      source="jenisPengadaan"
      list={JENIS_PENGADAAN}
      alwaysOn={shown('jenis')}
    />,
    ...(persetujuan
      ? [
          <FilterChoice
            key="persetujuan"
            source="persetujuan"
            list={PERSETUJUAN}
            alwaysOn={shown('persetujuan')}
          />,
        ]
      : []),
    <ProgramChoice key="program" source="programId" />,
    <NumberInput
      key="impor"
      source="impor"
      label={rupLayar.kegiatan.impor.nomor}
      helperText={false}
    />,
  ]
}
