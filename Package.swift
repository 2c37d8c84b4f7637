// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// MARK: - Settings

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let swift = strict + [.treatAllWarnings(as: .error)]

/// The folder of the toolchain's own swift-syntax, which saves building the package: that takes longer than all the
/// rest.
///
/// Nil if the toolchain has none, and if another package depends on this one by a URL, since its use takes unsafe
/// flags. In that case the manifest is evaluated in the repository itself, in the folder "/", and once more in a
/// checkout.
let toolchain: String? = {
  let folder = Context.packageDirectory
  if folder == "/" || folder.contains("/checkouts/") { return nil }
  // /proc/self/maps has no size: it must be read to its end.
  let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
  let lines = String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n")
  guard let line = lines.first(where: { $0.contains("/lib/swift/pm/") }),
    let path = line.firstIndex(of: "/").map({ line[$0...] }),
    let end = path.range(of: "/pm/")
  else { return nil }
  let host = String(path[..<end.lowerBound] + "/host")
  let module = host + "/SwiftSyntaxMacros.swiftmodule"
  return FileManager.default.fileExists(atPath: module) ? host : nil
}()
let syntaxFlags: [SwiftSetting] = toolchain.map { [.unsafeFlags(["-I", $0])] } ?? []

/// Products of swift-syntax; empty if the toolchain's libraries are linked instead.
func syntax(_ names: String) -> [Target.Dependency] {
  let names = toolchain == nil ? names.split(separator: " ") : []
  return names.map { .product(name: String($0), package: "swift-syntax") }
}

func syntaxLibraries(_ names: String) -> [LinkerSetting] {
  guard let toolchain else { return [] }
  let search = ["-L", toolchain, "-Xlinker", "-rpath", "-Xlinker", toolchain]
  return [.unsafeFlags(search + names.split(separator: " ").map { "-lSwift\($0)" })]
}

let arguments = Target.Dependency.product(
  name: "ArgumentParser",
  package: "swift-argument-parser"
)

// MARK: - Tables of targets

/// Returns the lines of a table, each of the form `name: words`; a line without a colon continues the one before.
func table(_ text: String) -> [(name: String, words: [String])] {
  let words = text.split { $0 == " " || $0 == "\n" }.map(String.init)
  let starts = words.indices.filter { words[$0].hasSuffix(":") }
  return zip(starts, starts.dropFirst() + [words.count]).map { start, end in
    (String(words[start].dropLast()), Array(words[start + 1..<end]))
  }
}

/// Returns the targets of a table with lines of the form `Target: dependencies`.
func targets(_ text: String, _ make: (_ name: String, _ needs: [Target.Dependency]) -> Target)
  -> [Target]
{
  table(text).map { name, words in make(name, words.map { .init(stringLiteral: $0) }) }
}

// MARK: - The samples

/// The folder of a copy of the samples with its suites beside them; nil for the samples themselves.
let copy = Context.environment["VIPERLAB_SAMPLES"]
let samples = copy.map { $0 + "/SampleModules" } ?? "Sources/SampleModules"
let suites = copy.map { $0 + "/SampleModulesTests" } ?? "Tests/SampleModulesTests"

/// The settings of the samples: references record through stand-ins, which also record reads of properties; in MVVM
/// and RPVC these are messages.
///
/// Without `VIPERLAB_STAND_INS`, as in the copy of .ci/at-receiver, objects record their own calls as in an app.
let sampleSettings =
  samples.hasPrefix(".build-at-receiver/") ? strict : swift + [.define("VIPERLAB_STAND_INS")]

let modules = ["About", "Articles", "Products", "Profile", "Todos"]
let sharedNeeds: [Target.Dependency] = ["ComparisonData", "Stage", "TraceRecording", "Traces"]
let sampleNeeds = sharedNeeds + ["Publishing"] + modules.map { .target(name: "\($0)Shared") }

/// The textbooks: one target per architecture compiles its folders of all modules, whose type names differ.
let textbooks = ["MVC", "MVVM", "RPVC", "VIPER", "VIPERAsync"].map { architecture in
  (
    name: "Samples" + architecture,
    folders: architecture == "VIPERAsync"
      ? ["Articles/VIPERAsync"] : modules.map { "\($0)/\(architecture)" }
  )
}

/// The other editions, each a target, because its types have the names of a textbook's.
///
/// Folders in `Edits` hold patches. Patches for change requests are compiled by
/// Tests/SampleModulesTests/prove-changes, whose copy has no editions.
let editions =
  samples.hasPrefix(".build-changes/")
  ? []
  : table(
    """
    About: Edits/endless-loading Edits/hidden-dependency Edits/layer-skip Edits/ping-pong
      Edits/pulled-state Edits/silent-publisher Edits/unused-reference
    Articles: Published/002 Edits/refresh-race
    Products: Published/000 Warnings/Massive Edits/entity-leak Edits/module-boundary Edits/no-reply
      Edits/per-cell Edits/retry-storm Edits/router-bypass Edits/strong-closure Edits/view-bypass
    Profile: Published/004 Edits/004-classic Edits/child-kept
    Todos: Published/001 Published/003 Edits/dead-output Edits/entity-leak Edits/made-entity
      Edits/misplaced-rule Edits/unsaved-change
    """
  ).flatMap { module, folders in folders.map { (module: module, name: $0) } }

/// Returns `ProductsPublished000`, and `ProductsNoReply` for `Edits/no-reply`.
func targetName(_ edition: (module: String, name: String)) -> String {
  let words = edition.name.split { $0 == "/" || $0 == "-" }.filter { $0 != "Edits" }
  return edition.module + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

/// Returns what a target that compiles some folders of the samples has to exclude: SwiftPM warns of every other file.
func otherFolders(_ folders: [String]) -> [String] {
  let editions = editions.map { "\($0.module)/\($0.name.prefix { $0 != "/" })" }
  let all = textbooks.flatMap(\.folders) + modules.map { "\($0)/Shared" } + editions
  return Set(all).subtracting(folders).sorted()
    + "MeasuredSuites Publishing ProvedChanges.swift SampleFolder.swift SampleModules.swift"
    .split(separator: " ").map(String.init)
}

/// Returns what a target that compiles some folders of the suites has to exclude.
func otherSuites(_ folders: [String]) -> [String] {
  let edits = ["Articles", "Products", "Todos"].map { "\($0)/Edits" }
  return Set(textbooks.flatMap(\.folders)).subtracting(folders).sorted() + edits
    + modules.map { "\($0)/Mutants.txt" } + ["AllModules", "prove-changes"]
}

let sampleTargets =
  modules.map { module in
    Target.target(
      name: module + "Shared",
      dependencies: sharedNeeds,
      path: "\(samples)/\(module)/Shared",
      swiftSettings: sampleSettings
    )
  }
  + textbooks.map { textbook in
    Target.target(
      name: textbook.name,
      dependencies: sampleNeeds,
      path: samples,
      exclude: otherFolders(textbook.folders),
      sources: textbook.folders,
      swiftSettings: sampleSettings
    )
  }
  + editions.map { edition in
    Target.target(
      name: targetName(edition),
      dependencies: sampleNeeds,
      path: "\(samples)/\(edition.module)/\(edition.name)",
      swiftSettings: sampleSettings,
      plugins: edition.name.hasPrefix("Edits/") ? ["ApplyPatch"] : []
    )
  }
let suiteTargets = textbooks.map { textbook in
  Target.testTarget(
    name: textbook.name + "Tests",
    dependencies: sampleNeeds + ["CollaborationTesting", .target(name: textbook.name)],
    path: suites,
    exclude: otherSuites(textbook.folders),
    sources: textbook.folders,
    swiftSettings: swift
  )
}

// MARK: - Sources

let libraries = targets(
  """
  Platform:
  PrintableText:
  Sequences:
  RoleNames:
  Patches: Sequences
  Traces: PrintableText Sequences
  TerminalText: PrintableText Sequences Traces
  SequenceDiagrams: PrintableText Sequences TerminalText Traces
  CollaborationRules: RoleNames Sequences Traces
  TraceRecording: CFiles CRecording Platform PrintableText RoleNames TraceMacros Traces
  ScreenRecording: TraceRecording Traces
  CollaborationTesting: CFiles CollaborationRules PrintableText SequenceDiagrams TerminalText
    TraceRecording Traces
  Stage: PrintableText TraceRecording Traces
  StageKit: Stage
  ComparisonData: Stage
  Comparison: CollaborationRules ComparisonData Patches PrintableText SequenceDiagrams Stage
    TerminalText Traces
  TranscriptKit: Patches PrintableText Sequences
  LessonKit: Course PrintableText TerminalText Traces
  Lab: CFiles CollaborationRules Comparison ComparisonData Course LessonKit Platform
    PrintableText SequenceDiagrams Sequences Stage TerminalText TraceRecording Traces TranscriptKit
    WebPages
  LineEditing: CFiles CLibedit CTerminal Platform PrintableText
  """
) { .target(name: $0, dependencies: $1, swiftSettings: swift) }

let cLibraries = targets("CFiles: CRecording: CReplays: CTerminal:") { name, _ in
  .target(name: name, cSettings: [.treatAllWarnings(as: .error)])
}

let plugins = targets("ApplyPatch: EmbedTexts: ListVariants: NameCommit:") { name, _ in
  .plugin(
    name: name,
    capability: .buildTool(),
    dependencies: ["SourceGenerator"],
    path: "Sources/SourceGenerator/\(name)"
  )
}

let others: [Target] = [
  .systemLibrary(name: "CLibedit", providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
  .macro(
    name: "TraceMacros",
    dependencies: ["RoleNames"]
      + syntax(
        "SwiftSyntax SwiftSyntaxBuilder SwiftSyntaxMacros SwiftDiagnostics SwiftCompilerPlugin"
      ),
    swiftSettings: swift + syntaxFlags,
    linkerSettings: syntaxLibraries(
      "Syntax SyntaxBuilder SyntaxMacros Diagnostics IfConfig CompilerPluginMessageHandling"
    )
  ),
  .target(
    name: "Publishing",
    dependencies: ["Stage", "TraceRecording"],
    path: samples + "/Publishing",
    swiftSettings: sampleSettings
  ),
  .target(
    name: "SampleModules",
    dependencies: sharedNeeds + sampleTargets.map { .target(name: $0.name) },
    path: samples,
    exclude: modules + ["Publishing"],
    swiftSettings: swift,
    plugins: ["EmbedTexts", "ListVariants"]
  ),
  .target(name: "Course", path: "Lessons", swiftSettings: swift, plugins: ["EmbedTexts"]),
  .target(
    name: "WebPages",
    dependencies: ["CollaborationRules", "SequenceDiagrams", "Traces"],
    exclude: ["Page"],
    swiftSettings: swift,
    plugins: ["EmbedTexts"]
  ),
  .target(
    name: "PackageTemplates",
    exclude: [
      "Common", "Exercise", "LeakExercise", "MVC", "MVVM", "Module", "PresenterExercise", "RPVC",
      "Roles", "Row", "VIPER", "ViewState",
    ],
    swiftSettings: swift,
    plugins: ["EmbedTexts"]
  ),
  .target(
    name: "LabKit",
    dependencies: [
      "CReplays", "CollaborationRules", "Lab", "LessonKit", "LineEditing", "PackageTemplates",
      "Patches", "Platform", "PrintableText", "SequenceDiagrams", "Stage", "TerminalText",
      "TraceRecording",
      "Traces", "TranscriptKit", arguments,
    ],
    swiftSettings: swift
  ),
  .executableTarget(
    name: "viperlab",
    dependencies: ["LabKit", "Platform", "SampleModules"],
    swiftSettings: swift,
    // A position-independent program relocates 70,000 addresses at each start, which costs 3 ms.
    linkerSettings: [
      .unsafeFlags(["-Xlinker", "-no-pie"], .when(platforms: [.linux], configuration: .release))
    ],
    plugins: ["NameCommit"]
  ),
  // Generates Swift at build time: texts, the list of the samples, editions, the commit
  .executableTarget(
    name: "SourceGenerator",
    dependencies: ["Patches"],
    path: "Sources/SourceGenerator/Tool",
    swiftSettings: swift
  ),
]

// MARK: - Tests

let helpers =
  targets(
    """
    ReactiveShapes:
    ReactiveSeams: ReactiveShapes TraceRecording
    SeededRandom: Platform
    TerminalTesting: CPseudoTerminal Platform
    """
  ) { .target(name: $0, dependencies: $1, path: "Tests/\($0)", swiftSettings: swift) }
  + targets(
    """
    FileWriter: CFiles LineEditing Platform
    MeaninglessWords: TerminalTesting
    PlaySamples: SampleModules Stage Traces
    RecordedProgram: TraceRecording
    RunawayLaboratory: LabKit Platform Stage TraceRecording
    """
  ) { .executableTarget(name: $0, dependencies: $1, path: "Tests/\($0)", swiftSettings: swift) }
  + [
    .target(
      name: "CPseudoTerminal",
      path: "Tests/CPseudoTerminal",
      cSettings: [.treatAllWarnings(as: .error)]
    ),
    .executableTarget(
      name: "MeasureSuites",
      dependencies: ["Comparison", "ComparisonData", "Stage", arguments]
        + syntax("SwiftOperators SwiftParser SwiftSyntax"),
      path: "Tests/MeasureSuites",
      swiftSettings: swift + syntaxFlags,
      linkerSettings: syntaxLibraries("Syntax Parser Operators")
    ),
  ]

/// The folders in test targets that hold data instead of Swift.
let data = [
  "CollaborationRules": ["Conversations"], "CollaborationTesting": ["__Traces__"],
  "Comparison": ["Goldens"], "Lab": ["Goldens", "Places"], "SequenceDiagrams": ["Goldens"],
]

let testTargets = targets(
  """
  CFiles: CFiles FileWriter SeededRandom TerminalTesting
  CollaborationRules: CollaborationRules SeededRandom Traces
  CollaborationTesting: CFiles CollaborationTesting ProductsShared SamplesVIPER SampleModules
    SeededRandom Stage TraceRecording Traces
  Comparison: CollaborationRules Comparison ComparisonData SampleModules SeededRandom
    SequenceDiagrams Stage TerminalText TraceRecording Traces
  Documentation: CollaborationRules CollaborationTesting ComparisonData LabKit LessonKit
    ProductsShared SamplesVIPER ReactiveSeams ReactiveShapes ScreenRecording SequenceDiagrams Stage
    StageKit TerminalText TraceRecording Traces
  Lab: CollaborationRules ComparisonData Lab SampleModules SeededRandom SequenceDiagrams Stage
    TerminalText TraceRecording Traces TranscriptKit
  LabKit: Lab LabKit RunawayLaboratory Stage TerminalTesting TerminalText
  LessonKit: Course LessonKit SeededRandom Traces
  LineEditing: CTerminal FileWriter LineEditing Platform SeededRandom TerminalTesting
  MeasureSuites: Comparison ComparisonData MeasureSuites SampleModules SeededRandom Stage
  Patches: Patches SeededRandom
  PrintableText: PrintableText SeededRandom
  Receiver: CollaborationRules ScreenRecording SeededRandom TraceRecording Traces
  SampleModules: ArticlesShared CollaborationTesting Comparison ComparisonData ProductsShared
    ProfileShared Publishing SampleModules SeededRandom Stage TodosShared TraceRecording Traces
  SequenceDiagrams: SeededRandom SequenceDiagrams TerminalText Traces
  Sequences: SeededRandom Sequences
  SourceGenerator: Patches SourceGenerator
  Stage: Stage TraceRecording Traces
  StageKit: Stage StageKit TraceRecording Traces
  TerminalText: PrintableText SeededRandom TerminalText
  TraceRecording: RecordedProgram RoleNames SeededRandom TerminalTesting TraceRecording Traces
  Traces: PrintableText SeededRandom Traces
  TranscriptKit: Patches SeededRandom TranscriptKit
  Viperlab: Lab LabKit LessonKit LineEditing MeaninglessWords PackageTemplates RunawayLaboratory
    SampleModules SeededRandom SequenceDiagrams Stage TerminalTesting TerminalText Traces
    TranscriptKit viperlab
  WebPages: CollaborationRules SequenceDiagrams Traces WebPages
  """
) { name, needs in
  .testTarget(
    name: name + "Tests",
    dependencies: needs + (name == "Viperlab" ? [arguments] : []),
    path: name == "SampleModules" ? "Tests/SampleModulesTests/AllModules" : nil,
    exclude: data[name] ?? [],
    swiftSettings: swift + (name == "MeasureSuites" ? syntaxFlags : [])
      + (name == "TraceRecording" ? [.define("VIPERLAB_STAND_INS")] : [])
  )
}

// MARK: - The package

let all =
  libraries + cLibraries + plugins + others + sampleTargets + helpers + testTargets + suiteTargets

/// The names of the targets to build, with their dependencies; nil for all targets; a part builds faster.
let wanted = Context.environment["VIPERLAB_ONLY"]
var needed: Set<String> = []
var rest = wanted?.split(separator: ",").map(String.init) ?? all.map(\.name)
while let name = rest.popLast() {
  let found = all.filter { $0.name == name && needed.insert(name).inserted }
  for target in found {
    for case .byNameItem(let name, _) in target.dependencies { rest.append(name) }
    for case .targetItem(let name, _) in target.dependencies { rest.append(name) }
    for case .plugin(let name, _) in target.plugins ?? [] { rest.append(name) }
  }
}

let products: [Product] =
  [
    .executable(name: "viperlab", targets: ["viperlab"]),
    .library(name: "SequenceDiagrams", targets: ["SequenceDiagrams", "TerminalText"]),
    .plugin(name: "EmbedTexts", targets: ["EmbedTexts"]),
  ]
  + [
    "CollaborationRules", "CollaborationTesting", "ComparisonData", "LabKit", "LessonKit",
    "ScreenRecording", "Stage", "StageKit", "TraceRecording", "Traces",
  ].map { .library(name: $0, targets: [$0]) }

let package = Package(
  name: "viperlab",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: wanted == nil ? products : [],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ]
    + (toolchain == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0")] : []),
  targets: all.filter { needed.contains($0.name) }
)
