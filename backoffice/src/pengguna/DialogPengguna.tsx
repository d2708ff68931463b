import Typography from '@mui/material/Typography'
import {
  aturanPengguna,
  MAKS_PENGGUNA,
  PANJANG_MIN_LOGIN_BAWAAN,
  PERAN_BERDIVISI,
} from '@eproc/domain/akun/aturan_akun'
import type { PenggunaAnswer } from '@eproc/domain/master/answers'
import { bolehKelola, peranDapatDiberi } from '@eproc/domain/akun/kewenangan_pengguna'
import { teksPeran, type Peran } from '@eproc/domain/common/roles'
import { STATUS_PENGGUNA } from '@eproc/domain/common/choices'
import { master } from '@eproc/i18n/id/master'
import { FormSelect } from '@eproc/ui/fields/FormSelect.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { useParameter } from '@eproc/ui/api/parameter.ts'
import { useWatch } from 'react-hook-form'
import { DialogSumber } from '../shared/DialogSumber.tsx'
import type { AlamatDialog } from '../shared/sumber.ts'
import { useDivisi } from '../divisi/useDivisi.ts'
import { usePengelola } from './AksiPengguna.tsx'

const teks = master.pengguna

interface FormInput {
  login: string
  email: string
  nama: string
  nip: string
  jabatan: string
  divisi: string
  telepon: string
  roles: string
  status: string
}

/** Dialog to add and change internal users (S2 §2.6); the status only when changing. */
export function DialogPengguna({ dialog }: { dialog: AlamatDialog }) {
  const pengelola = usePengelola()
  const divisi = useDivisi()
  const { angka } = useParameter()
  const panjangMinLogin = angka('PANJANG_MIN_LOGIN', PANJANG_MIN_LOGIN_BAWAAN)
  return (
    <DialogSumber<PenggunaAnswer, FormInput>
      sumber="admin/user"
      dialog={dialog}
      judul={(r) => (r ? teks.judulUbah(r.nama) : teks.judulTambah)}
      awal={(r) => ({
        login: r?.login ?? '',
        email: r?.email ?? '',
        nama: r?.nama ?? '',
        nip: r?.nip ?? '',
        jabatan: r?.jabatan ?? '',
        divisi: r?.divisi ?? '',
        telepon: r?.telepon ?? '',
        roles: r?.roles ?? '',
        status: r?.status ?? 'A',
      })}
      aturan={(input, r) =>
        aturanPengguna(input, {
          panjangMinLogin,
          // While the list is on its way the server alone judges the code.
          divisi: divisi.siap ? divisi.kode : [input.divisi, r?.divisi ?? ''],
        })
      }
      pesan={(r) => (r ? master.pesan.penggunaUbah : master.pesan.penggunaBaru)}
      terkunci={(r) =>
        r && !bolehKelola(pengelola, { id: r.id, peran: r.roles }) ? teks.tidakBerhak : null
      }
    >
      {(r) => {
        const sendiri = r?.id === pengelola.id
        const peran: Peran[] = peranDapatDiberi(pengelola)
        if (r && !peran.includes(r.roles)) peran.push(r.roles)
        return (
          <>
            {sendiri && <Typography color="text.secondary">{teks.akunSendiri}</Typography>}
            <FormText name="login" label={teks.login} wajib maks={MAKS_PENGGUNA.login} />
            <FormText
              name="email"
              label={teks.email}
              type="email"
              wajib
              maks={MAKS_PENGGUNA.email}
              {...(r ? {} : { petunjuk: teks.linkDikirim })}
            />
            <FormText name="nama" label={teks.nama} wajib maks={MAKS_PENGGUNA.nama} />
            <FormText name="nip" label={teks.nip} maks={MAKS_PENGGUNA.nip} />
            <FormText name="jabatan" label={teks.jabatan} maks={MAKS_PENGGUNA.jabatan} />
            <FormText name="telepon" label={teks.telepon} type="tel" maks={MAKS_PENGGUNA.telepon} />
            <FormSelect
              name="roles"
              label={teks.roles}
              wajib
              disabled={sendiri}
              pilihan={peran.map((kode) => ({ kode, teks: teksPeran(kode) }))}
            />
            <DivisiInput pilihan={divisi.pilihan} sendiri={sendiri} />
            {r && (
              <FormSelect
                name="status"
                label={teks.status}
                wajib
                disabled={sendiri}
                pilihan={STATUS_PENGGUNA}
              />
            )}
          </>
        )
      }}
    </DialogSumber>
  )
}

/* The division is required by the chosen role. */
function DivisiInput(p: { pilihan: { kode: string; teks: string }[]; sendiri: boolean }) {
  const roles = useWatch<FormInput, 'roles'>({ name: 'roles' })
  return (
    <FormSelect
      name="divisi"
      label={teks.divisi}
      pilihan={p.pilihan}
      kosong={teks.tanpaDivisi}
      wajib={PERAN_BERDIVISI.some((peran) => peran === roles)}
      disabled={p.sendiri}
      petunjuk={teks.divisiWajib}
    />
  )
}
