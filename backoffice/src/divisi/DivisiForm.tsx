import { aturanDivisi, MAKS_DIVISI, type DivisiInput } from '@eproc/domain/master/aturan_master'
import { master } from '@eproc/i18n/id/master'
import { BooleanInput } from 'react-admin'
import { Choice } from '../shared/form/Choice.tsx'
import { FormDialogs } from '../shared/form/FormDialogs.tsx'
import { RequiredText } from '../shared/form/RequiredText.tsx'
import { asItIs, chosenFrom } from '../shared/stale/told.ts'
import { useDivisi } from './useDivisi.ts'

/** A division's form: one that has units below it stays a directorate. */
export function DivisiForm() {
  const { direktorat, pilihanDirektorat } = useDivisi()
  return (
    <FormDialogs<DivisiInput & Record<string, unknown>>
      rules={(values, record) =>
        aturanDivisi(values, {
          direktorat: direktorat.map((d) => d.kode),
          ...(record
            ? { kodeLama: record.kode as string, punyaBawahan: record.jumlahBawahan > 0 }
            : {}),
        })
      }
      told={{
        kode: asItIs,
        nama: asItIs,
        parent: chosenFrom(pilihanDirektorat),
        nick: asItIs,
        unitPengadaan: asItIs,
      }}
    >
      {(record) => (
        <>
          <RequiredText source="kode" max={MAKS_DIVISI.kode} />
          <RequiredText source="nama" max={MAKS_DIVISI.nama} />
          <Choice
            source="parent"
            list={pilihanDirektorat.filter((d) => d.kode !== record?.kode)}
            emptyText="-"
            readOnly={record?.jumlahBawahan > 0}
            {...(record?.jumlahBawahan > 0
              ? { helperText: master.aturan.parentBertingkat }
              : { helperText: record ? master.divisi.parentBantuan : false })}
          />
          <RequiredText source="nick" max={MAKS_DIVISI.nick} />
          <BooleanInput source="unitPengadaan" helperText={master.divisi.unitBantuan} />
        </>
      )}
    </FormDialogs>
  )
}
