/*
 * What needs names, types or shapes of the syntax tree. What is known by itself (modules, file names,
 * hooks, accessibility) is oxlint's: see .oxlintrc.json. Prettier runs by itself. All three: `npm run check`.
 */
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

const CORE = {
  'eqeqeq': ['error', 'always'],
  'handle-callback-err': ['error', '^(err|error)$'],
  'no-array-constructor': 'error',
  'no-caller': 'error',
  'no-cond-assign': ['error', 'except-parens'],
  'no-console': ['error', { allow: ['error', 'warn'] }],
  'no-constant-condition': 'error',
  'no-debugger': 'error',
  'no-duplicate-case': 'error',
  'no-eval': 'error',
  'no-ex-assign': 'error',
  'no-extra-boolean-cast': 'error',
  'no-fallthrough': 'error',
  'no-inner-declarations': 'error',
  'no-invalid-regexp': ['error', { allowConstructorFlags: ['u', 'y'] }],
  'no-irregular-whitespace': 'error',
  'no-new-wrappers': 'error',
  'no-proto': 'error',
  'no-regex-spaces': 'error',
  'no-self-assign': 'error',
  'no-self-compare': 'error',
  'no-sparse-arrays': 'error',
  'no-this-before-super': 'error',
  'no-undef-init': 'error',
  'no-unreachable': 'error',
  'no-unsafe-finally': 'error',
  'no-unsafe-negation': 'error',
  'no-with': 'error',
  'one-var': ['error', 'never'],
  'prefer-const': 'error',
  'use-isnan': 'error',
  'valid-typeof': ['error', { requireStringLiterals: true }],
}

const TYPESCRIPT = {
  '@typescript-eslint/ban-ts-comment': 'error',
  '@typescript-eslint/consistent-type-imports': [
    'error',
    { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
  ],
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-non-null-asserted-optional-chain': 'error',
  '@typescript-eslint/no-unused-expressions': 'error',
  '@typescript-eslint/prefer-for-of': 'error',
}

/* A later block replaces the whole list of `no-restricted-syntax`, so it repeats the lists it keeps. */
const LOOPS = [
  {
    selector:
      "ForStatement[test.right.property.name='length']" +
      ':has(> BlockStatement > VariableDeclaration > VariableDeclarator > MemberExpression[computed=true])' +
      ':not(:has(> BlockStatement UpdateExpression))',
    message: 'Go over the list itself, with its index: for (const [i, item] of list.entries()).',
  },
]
/* Loaded with their route or event, as AdonisJS does: an import at the top keeps the server from reloading them. */
const LAZY = [
  {
    selector:
      "ImportDeclaration[importKind!='type'][source.value=/(_controller|_listener)(\\.[jt]s)?$/] > ImportDefaultSpecifier",
    message: 'Load it lazily: const X = () => import(…).',
  },
]
const LAZY_IN_ROUTES = [
  {
    selector:
      "ImportDeclaration[importKind!='type'] > ImportSpecifier[importKind!='type'][imported.name=/(Controller|Listener)$/]",
    message: 'Load it lazily: const X = () => import(…).',
  },
]

/* --- What the architecture asks (docs/adr, CONTRIBUTING 'Where a line lives') ------------------------------------ */

/** Imports that a room may not have. `regex` sees the specifier as written. */
const zone = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: patterns.map(([regex, message]) => ({ regex, message })) },
    ],
  },
})

const NO_UPWARD = 'core is below every module: move what both need into core, or pass it in.'
const NOT_BELOW = 'Not below this module (MODULES): move what both need down, or pass it in.'
const PURE = 'The domain is pure: no framework, no I/O.'
const PAGE_IN_SHARED = 'What pages share knows no page.'
const FEATURE = 'Features of the portal do not know each other: share through @eproc/ui or src/app.'

/** Where `HttpContext` ends: below it, an actor and an input. */
const HTTP_CONTEXT = {
  name: '@adonisjs/core/http',
  importNames: ['HttpContext'],
  message: 'HttpContext stays in controllers and middleware; use cases take (trx, actor, input).',
}
/** A part that never comes would be a place where nothing happens. */
const REACT_LAZY = {
  name: 'react',
  importNames: ['lazy'],
  message: 'Use lazyPart (@eproc/ui/layout/lazy_part.ts): what does not come in time is told.',
}
const HTTP_PLACES = [
  '**/*_controller.ts',
  '**/*_middleware.ts',
  '**/*_guard.ts',
  '**/*_provider.ts',
  '**/routes.ts',
  'backend/app/core/{http,pages,auth,live}/**',
]

const SQL = [
  {
    selector: "CallExpression[callee.name='sql'], CallExpression[callee.property.name='rawQuery']",
    message:
      'A row changes through its model; what joins, counts, ranks or streams is a *_query.ts.',
  },
]
const READS_ONLY = [
  {
    selector: 'TemplateElement[value.raw=/\\b(insert into|update [a-z_]+ set|delete from)\\b/i]',
    message: 'A query file reads; a row is made and changed through its model.',
  },
]

const PORTAL_FEATURES = ['akun', 'dosir', 'publik', 'tender']

/** The modules of the server, lowest first, and which of those above them in this list each may import. */
const MODULES = {
  notifikasi: [],
  akun: ['notifikasi'],
  berita: [],
  dokumentasi: [],
  publik: [],
  dosir: ['notifikasi', 'akun'],
  verifikasi: ['notifikasi', 'akun', 'dosir'],
  paket_berjalan: ['notifikasi'],
  pantauan: ['paket_berjalan'],
  ocds: ['paket_berjalan'],
  pemegang: ['notifikasi', 'akun', 'paket_berjalan'],
  rup: ['notifikasi', 'akun', 'paket_berjalan'],
  laporan: ['dosir', 'paket_berjalan', 'rup'],
  paket: ['notifikasi', 'paket_berjalan', 'ocds', 'pemegang', 'rup'],
  tender: ['notifikasi', 'akun', 'dosir', 'paket_berjalan', 'ocds', 'pemegang'],
  panitia: ['notifikasi', 'dosir', 'paket_berjalan', 'paket', 'tender'],
  spk: ['paket_berjalan', 'panitia'],
  latihan: ['akun', 'ocds', 'tender'],
  master: ['notifikasi', 'akun', 'dosir', 'paket_berjalan', 'pemegang', 'tender'],
  pekerjaan: [
    ...['notifikasi', 'akun', 'dosir', 'verifikasi'],
    ...['paket_berjalan', 'pemegang', 'rup', 'tender'],
  ],
}

const NO_FRAMEWORK = [
  ['^(#|node:|@adonisjs/|@eproc/(?!i18n/|sealing/offer/facts_text))', PURE],
  ['^(react|luxon|pg)', PURE],
]

const ARCHITECTURE = [
  zone(['backend/app/core/**/*.ts'], [['^#app/', NO_UPWARD]]),
  ...Object.entries(MODULES).map(([module, below]) =>
    zone(
      [`backend/app/${module}/**/*.ts`],
      [[`^#app/(?!(${[module, ...below].join('|')})/)`, NOT_BELOW]]
    )
  ),
  zone(['backend/domain/**/*.ts'], NO_FRAMEWORK),
  zone(
    ['backend/sealing/**/*.ts'],
    [
      [
        '^(#|node:|@adonisjs/|@eproc/|react|luxon|pg)',
        'Sealing runs in browsers, servers and tests.',
      ],
    ]
  ),
  zone(
    ['backend/domain/common/*.ts'],
    [...NO_FRAMEWORK, ['^\\.\\./', 'common is below every module of the domain.']]
  ),
  zone(
    ['backoffice/src/shared/**', 'backoffice/src/layout/**', 'backoffice/src/providers/**'],
    [
      [
        '^(\\.\\./)+(?!\\.\\./|shared/|layout/|providers/|list/|form/|stale/|record/|deed/|panel/|unsaved/)',
        PAGE_IN_SHARED,
      ],
    ]
  ),
  zone(['vendor-portal/ui/src/**'], [['^@eproc/(backoffice|vendor-portal)', PAGE_IN_SHARED]]),
  ...PORTAL_FEATURES.map((feature) =>
    zone(
      [`vendor-portal/src/${feature}/**`],
      PORTAL_FEATURES.filter((other) => other !== feature).map((other) => [
        `^(\\.\\./)+${other}/`,
        FEATURE,
      ])
    )
  ),
  {
    files: ['backend/app/**/*.ts'],
    ignores: HTTP_PLACES,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: [HTTP_CONTEXT] }] },
  },
  {
    files: ['backend/app/**/*.ts'],
    ignores: ['**/*_query.ts', 'backend/app/core/**'],
    rules: { 'no-restricted-syntax': ['error', ...LOOPS, ...LAZY, ...SQL] },
  },
  {
    files: ['backend/app/**/*_query.ts'],
    rules: { 'no-restricted-syntax': ['error', ...LOOPS, ...LAZY, ...READS_ONLY] },
  },
  {
    files: ['backend/{app,domain,sealing}/**/*.ts', 'scripts/**/*.ts'],
    rules: {
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', 60],
    },
  },
  {
    files: ['backoffice/src/**', 'vendor-portal/{src,ui}/**/*.{ts,tsx}'],
    ignores: ['backoffice/src/providers/first_page.ts', 'vendor-portal/ui/src/layout/lazy_part.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: [REACT_LAZY] }] },
  },
  {
    files: ['backoffice/src/**', 'vendor-portal/**/*.{ts,tsx}'],
    rules: {
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', 80],
    },
  },
  // Tables of data may be as long as what they say.
  {
    files: [
      'backend/domain/**/{answers*,choices,menu,pages,rights,templat}.ts',
      'backend/domain/tahap/**',
      '**/routes.ts',
      'vendor-portal/ui/src/theme/**',
    ],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['backend/**/*.ts', 'tests/**/*.ts', 'scripts/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
]

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/.adonisjs/**',
      '.data/**',
      'eslint.config.js',
      '*.min.*',
      '*.d.ts',
    ],
  },
  tseslint.configs.base,
  {
    files: ['**/*.ts', '**/*.tsx'],
    // Imports that decorators need at run time are not only types.
    languageOptions: {
      parserOptions: { experimentalDecorators: true, emitDecoratorMetadata: true },
    },
    rules: { ...CORE, ...TYPESCRIPT, 'no-restricted-syntax': ['error', ...LOOPS] },
  },
  {
    files: ['backend/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...LOOPS, ...LAZY] },
  },
  ...ARCHITECTURE,
  {
    files: ['backend/**/routes.ts', 'backend/start/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...LOOPS, ...LAZY, ...LAZY_IN_ROUTES] },
  },
  // Commands and test tools talk to the terminal.
  { files: ['scripts/**', 'tests/**', 'backend/bin/**'], rules: { 'no-console': 'off' } }
)
