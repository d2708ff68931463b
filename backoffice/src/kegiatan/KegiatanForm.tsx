import { useCanAccess, useGetOne } from 'react-admin'
import { useParams } from 'react-router-dom'
import { JENIS_PENGADAAN, teksPilihan } from '@eproc/domain/common/choices'
import { rupiah } from '@eproc/domain/common/format'
import type { AcuanRup, Kegiatan, RincianKegiatan } from '@eproc/domain/rup/answers'
import { aturanKegiatan, type KegiatanInput } from '@eproc/domain/rup/aturan_rup'
import { currentYear } from '@eproc/ui/api/time.ts'
import { FormDialogs } from '../shared/form/FormDialogs.tsx'
import { useListFilter } from '../shared/list/listAddress.ts'
import { codeAndName } from '../shared/record/masterRecord.ts'
import { asItIs, type Told } from '../shared/stale/told.ts'
import { KegiatanInputs } from './KegiatanInputs.tsx'
import { useAcuan } from './useAcuan.ts'

interface ListFilter {
  tahun: number
  programId: number
}

/** The dialogs that add and edit a kegiatan, for planners, with the server's own rules. */
export function KegiatanForm() {
  const { canAccess = false } = useCanAccess({ resource: 'rup/kegiatan', action: 'edit' })
  const filter = useListFilter<ListFilter>()
  const acuan = useAcuan(useYear(canAccess, filter))
  if (!acuan) return null
  return (
    <FormDialogs<KegiatanInput & Record<string, unknown>>
      rules={(values, record) => aturanKegiatan(values, context(acuan, record as Kegiatan))}
      defaults={{ programId: filter.programId ?? null }}
      told={told(acuan)}
    >
      {(record) => (
        <KegiatanInputs acuan={acuan} kegiatan={record as RincianKegiatan | undefined} />
      )}
    </FormDialogs>
  )
}

/** Budget year of the open form: the record's, or for a new one that of the list; null while no form is open. */
function useYear(mayWrite: boolean, { tahun }: Partial<ListFilter>): number | null {
  const open = useParams()['*'] ?? ''
  const isEdit = mayWrite && /^\d+$/.test(open)
  const { data } = useGetOne<Kegiatan>('rup/kegiatan', { id: Number(open) }, { enabled: isEdit })
  if (isEdit) return data?.tahunAnggaran ?? null
  return mayWrite && open === 'create' ? (tahun ?? currentYear()) : null
}

const context = (acuan: AcuanRup, before?: Kegiatan) => ({
  program: acuan.program,
  ppk: acuan.ppk,
  coa: acuan.coa.map((c) => c.id),
  lama: before
    ? {
        programId: before.programId,
        ppkId: before.ppkId,
        paguTerpakai: before.paguTerpakai,
        dipakaiPaket: before.status === 'U',
      }
    : null,
})

/** What a stale version compares: the form's inputs, with names for ids. */
function told(acuan: AcuanRup): Told {
  const nameFrom =
    <T extends { id: number }>(list: readonly T[], name: (row: T) => string) =>
    (id: unknown) => {
      const row = list.find((r) => r.id === id)
      return row ? name(row) : asItIs(id)
    }
  return {
    programId: nameFrom(acuan.program, codeAndName),
    kode: asItIs,
    nama: asItIs,
    jenisPengadaan: (kode) => teksPilihan(JENIS_PENGADAAN, asItIs(kode)),
    coaId: nameFrom(acuan.coa, codeAndName),
    ppkId: nameFrom(acuan.ppk, (ppk) => ppk.nama),
    pagu: (pagu) => (typeof pagu === 'number' ? rupiah(pagu) : ''),
    keterangan: asItIs,
  }
}
