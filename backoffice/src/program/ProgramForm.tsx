import { SelectInput, useCanAccess } from 'react-admin'
import { useParams } from 'react-router-dom'
import { tahunAnggaran, type Pilihan } from '@eproc/domain/common/choices'
import type { AcuanRup, Program } from '@eproc/domain/rup/answers'
import { aturanProgram, MAKS_PROGRAM, type ProgramInput } from '@eproc/domain/rup/aturan_rup'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { currentYear } from '@eproc/ui/api/time.ts'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { useAcuan } from '../kegiatan/useAcuan.ts'
import { Choice } from '../shared/form/Choice.tsx'
import { FormDialogs } from '../shared/form/FormDialogs.tsx'
import { useListFilter } from '../shared/list/listAddress.ts'
import { RequiredText } from '../shared/form/RequiredText.tsx'
import { asItIs, type Told } from '../shared/stale/told.ts'

/** The dialogs that add and edit a program, for planners; one with kegiatan keeps its division and year. */
export function ProgramForm() {
  const { canAccess = false } = useCanAccess({ resource: 'rup/home', action: 'edit' })
  const isOpen = /^(create|\d+)$/.test(useParams()['*'] ?? '')
  const { tahun = currentYear() } = useListFilter<{ tahun: number }>()
  const acuan = useAcuan(canAccess && isOpen ? tahun : null)
  if (!acuan) return null
  const divisi = divisiChoices(acuan)
  return (
    <FormDialogs<ProgramInput & Record<string, unknown>>
      rules={(values, record) =>
        aturanProgram(values, {
          ...acuan,
          tahunIni: currentYear(),
          lama: (record as Program) ?? null,
        })
      }
      defaults={{ divisi: acuan.divisiSendiri, tahunAnggaran: tahun }}
      told={told(divisi)}
    >
      {(record) => {
        const isFixed = record?.jumlahKegiatan > 0
        return (
          <>
            {isFixed && <MessageBox tone="info">{rupLayar.program.terkunci}</MessageBox>}
            <RequiredText source="kode" max={MAKS_PROGRAM.kode} />
            <RequiredText source="nama" max={MAKS_PROGRAM.nama} />
            <Choice source="divisi" list={divisi} isRequired readOnly={isFixed} />
            <SelectInput
              source="tahunAnggaran"
              choices={tahunAnggaran(currentYear()).map((id) => ({ id, name: String(id) }))}
              isRequired
              readOnly={isFixed}
            />
          </>
        )
      }}
    </FormDialogs>
  )
}

const divisiChoices = ({ divisi, divisiSendiri }: AcuanRup): Pilihan[] =>
  divisi
    .filter((d) => d.parent !== null && (!divisiSendiri || d.kode === divisiSendiri))
    .map((d) => ({ kode: d.kode, teks: `${d.kode} ${d.nama}` }))

/** What a stale version compares: the form's inputs. */
const told = (divisi: readonly Pilihan[]): Told => ({
  kode: asItIs,
  nama: asItIs,
  divisi: (kode) => divisi.find((d) => d.kode === kode)?.teks ?? asItIs(kode),
  tahunAnggaran: asItIs,
})
