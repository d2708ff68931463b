import Typography from '@mui/material/Typography'
import { Navigate } from 'react-router-dom'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import {
  aturanPengguna,
  MAKS_PENGGUNA,
  PANJANG_MIN_LOGIN_BAWAAN,
  PERAN_BERDIVISI,
  type PenggunaInput,
} from '@eproc/domain/akun/aturan_akun'
import { aturanStatusBaru, MAKS_ALASAN_PENGGUNA } from '@eproc/domain/akun/aturan_pengguna'
import { peranDapatDiberi } from '@eproc/domain/akun/kewenangan_pengguna'
import { STATUS_PENGGUNA, type StatusPengguna } from '@eproc/domain/common/choices'
import { teksPeran, type Peran } from '@eproc/domain/common/roles'
import type { PenggunaAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { useParameter } from '@eproc/ui/api/parameter.ts'
import { useDivisi } from '../divisi/useDivisi.ts'
import { Choice } from '../shared/form/Choice.tsx'
import { FormDialogs } from '../shared/form/FormDialogs.tsx'
import { RequiredText } from '../shared/form/RequiredText.tsx'
import { useAdministrator, usePowersOver } from './useAdministrator.ts'
import { asItIs, chosenFrom } from '../shared/stale/told.ts'
import { LimitedText } from '../shared/form/LimitedText.tsx'

const text = master.pengguna

/** Adds and changes internal users (S2 §2.6); the status only when changing. */
export function PenggunaForm() {
  const divisi = useDivisi()
  const panjangMinLogin = useParameter().number('PANJANG_MIN_LOGIN', PANJANG_MIN_LOGIN_BAWAAN)
  return (
    <FormDialogs<PenggunaInput & Record<string, unknown>>
      rules={(values, record) => [
        ...aturanPengguna(values, {
          panjangMinLogin,
          loginTersimpan: record?.login as string | undefined,
          // While the list is on its way the server alone judges the code.
          divisi: divisi.siap
            ? divisi.kode
            : [values.divisi ?? '', (record?.divisi as string | null) ?? ''],
        }),
        ...(record ? aturanStatusBaru(values, record.status as string) : []),
      ]}
      told={{
        login: asItIs,
        email: asItIs,
        nama: asItIs,
        nip: asItIs,
        jabatan: asItIs,
        telepon: asItIs,
        roles: (role) => teksPeran(role as Peran),
        divisi: chosenFrom(divisi.pilihan),
        status: chosenFrom(STATUS_PENGGUNA),
      }}
    >
      <Inputs />
    </FormDialogs>
  )
}

function Inputs() {
  const user = useRecordContext<PenggunaAnswer>()
  const { own, mayEdit } = usePowersOver(user)
  const roles: Peran[] = peranDapatDiberi(useAdministrator())
  if (user && !mayEdit) return <Navigate to={`/admin/user/${user.id}/show`} replace />
  if (user && !roles.includes(user.roles)) roles.push(user.roles)
  return (
    <>
      {own && <Typography color="text.secondary">{text.akunSendiri}</Typography>}
      <RequiredText source="login" max={MAKS_PENGGUNA.login} />
      <RequiredText
        source="email"
        type="email"
        max={MAKS_PENGGUNA.email}
        helperText={user ? false : text.linkDikirim}
      />
      <RequiredText source="nama" max={MAKS_PENGGUNA.nama} />
      <LimitedText source="nip" max={MAKS_PENGGUNA.nip} />
      <LimitedText source="jabatan" max={MAKS_PENGGUNA.jabatan} />
      <LimitedText source="telepon" type="tel" max={MAKS_PENGGUNA.telepon} />
      <Choice
        source="roles"
        label={text.roles}
        isRequired
        readOnly={own}
        list={roles.map((kode) => ({ kode, teks: teksPeran(kode) }))}
      />
      <DivisiInput own={own} />
      {user && <Choice source="status" isRequired readOnly={own} list={STATUS_PENGGUNA} />}
      {user && <StatusReason kini={user.status} />}
    </>
  )
}

/** Why another status: read by who is shut out. */
function StatusReason({ kini }: { kini: StatusPengguna }) {
  const status = useWatch<{ status: string }, 'status'>({ name: 'status' })
  if (!status || status === kini) return null
  return (
    <LimitedText
      source="alasan"
      isRequired={status !== 'A'}
      multiline
      minRows={2}
      helperText={text.alasanStatusBantuan}
      max={MAKS_ALASAN_PENGGUNA}
    />
  )
}

/** The chosen role says whether the division must be filled. */
function DivisiInput({ own }: { own: boolean }) {
  const { pilihan } = useDivisi()
  const roles = useWatch<{ roles: string }, 'roles'>({ name: 'roles' })
  return (
    <Choice
      source="divisi"
      list={pilihan}
      emptyText={text.tanpaDivisi}
      isRequired={PERAN_BERDIVISI.some((peran) => peran === roles)}
      readOnly={own}
      helperText={text.divisiWajib}
    />
  )
}
