// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// A table lists targets, each with its name, a colon and the names of its dependencies.
//
// VIPERLAB_ONLY=LabTests,StageTests builds these targets and what they need; VIPERLAB_SAMPLES names
// a folder with copies of the samples and of their suites, which are built instead of the samples.

// MARK: - Settings

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let swift = strict + [.treatAllWarnings(as: .error)]
let c: [CSetting] = [.treatAllWarnings(as: .error)]
let standIns: [SwiftSetting] = [.define("VIPERLAB_STAND_INS")]

/// The folder of the toolchain's own swift-syntax: building the package takes longer than the rest.
///
/// Nil if the toolchain has none, or if another package depends on this one by a URL: SwiftPM then
/// refuses unsafe flags, and evaluates the manifest in the folder "/" and in one of `checkouts`.
let toolchain: String? = {
  let folder = Context.packageDirectory
  if folder == "/" || folder.contains("/checkouts/") { return nil }
  // The manifest's process has loaded a library from the toolchain's folder lib/swift/pm.
  let file = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
  let maps = String(decoding: file ?? Data(), as: UTF8.self)
  let library = maps.range(of: "/.+/lib/swift(?=/pm/)", options: .regularExpression)
  let host = library.map { maps[$0] + "/host" } ?? ""
  let module = host + "/SwiftSyntaxMacros.swiftmodule"
  return FileManager.default.fileExists(atPath: module) ? host : nil
}()
let syntaxFlags: [SwiftSetting] = toolchain.map { [.unsafeFlags(["-I", $0])] } ?? []

/// Returns the flags that link libraries of the toolchain's swift-syntax.
func syntaxLibraries(_ names: String) -> [LinkerSetting] {
  guard let toolchain else { return [] }
  let search = ["-L", toolchain, "-Xlinker", "-rpath", "-Xlinker", toolchain]
  return [.unsafeFlags(search + words(names).map { "-lSwift\($0)" })]
}

// MARK: - Tables

func words(_ text: String) -> [String] {
  text.split { $0 == " " || $0 == "\n" }.map(String.init)
}

/// Returns the rows of a table; a word with a colon begins a row.
func rows(_ table: String) -> [(name: String, words: [String])] {
  let words = words(table)
  let starts = words.indices.filter { words[$0].hasSuffix(":") }
  return zip(starts, starts.dropFirst() + [words.count]).map { start, end in
    (String(words[start].dropLast()), Array(words[start + 1..<end]))
  }
}

/// Returns dependencies on targets and products; a toolchain with swift-syntax needs no products of it.
func dependencies(_ names: [String]) -> [Target.Dependency] {
  names.compactMap { name in
    if name == "ArgumentParser" { return .product(name: name, package: "swift-argument-parser") }
    if !name.hasPrefix("Swift") { return .byName(name: name) }
    return toolchain == nil ? .product(name: name, package: "swift-syntax") : nil
  }
}

/// Returns the targets of a table.
func targets(_ table: String, _ make: (String, [Target.Dependency]) -> Target) -> [Target] {
  rows(table).map { name, words in make(name, dependencies(words)) }
}

// MARK: - Samples

let copies = Context.environment["VIPERLAB_SAMPLES"]
let samples = (copies ?? "Sources") + "/SampleModules"
let suites = (copies ?? "Tests") + "/SampleModulesTests"

/// References in samples record messages; in the copy of .ci/at-receiver, objects do, as in an app.
let sampleSettings = copies == ".build-at-receiver" ? strict : swift + standIns
let modules = ["About", "Articles", "Products", "Profile", "Todos"]
let sharedNeeds = dependencies(["ComparisonData", "Stage", "TraceRecording", "Traces"])
let sampleNeeds = sharedNeeds + dependencies(["Publishing"] + modules.map { $0 + "Shared" })

/// The textbooks: the target of an architecture compiles its folders of all modules.
let textbooks = rows(
  """
  SamplesMVC: About/MVC Articles/MVC Products/MVC Profile/MVC Todos/MVC
  SamplesMVVM: About/MVVM Articles/MVVM Products/MVVM Profile/MVVM Todos/MVVM
  SamplesRPVC: About/RPVC Articles/RPVC Products/RPVC Profile/RPVC Todos/RPVC
  SamplesVIPER: About/VIPER Articles/VIPER Products/VIPER Profile/VIPER Todos/VIPER
  SamplesVIPERAsync: Articles/VIPERAsync
  """
)

/// The other editions: each is a target, because its types have the names of a textbook's types.
///
/// Folders in `Edits` hold patches. Tests/SampleModulesTests/prove-changes copies no editions.
let editions = rows(
  copies == ".build-changes"
    ? ""
    : """
    About/Edits: endless-loading hidden-dependency layer-skip ping-pong pulled-state
      silent-publisher unused-reference
    Articles/Edits: refresh-race
    Articles/Published: 002
    Products/Edits: entity-leak module-boundary no-reply per-cell retry-storm router-bypass
      strong-closure view-bypass
    Products/Published: 000
    Products/Warnings: Massive
    Profile/Edits: 004-classic child-kept
    Profile/Published: 004
    Todos/Edits: dead-output entity-leak made-entity misplaced-rule unsaved-change
    Todos/Published: 001 003
    """
)

/// Returns the name of an edition's target: `ProductsNoReply` for `Products/Edits/no-reply`.
func targetName(_ folder: String) -> String {
  folder.split { "/-".contains($0) }.filter { $0 != "Edits" }.map(\.capitalized).joined()
}

/// The contents of the samples and of their suites, of which a target compiles a part and excludes
/// the rest: SwiftPM warns of other files.
let sampleContents =
  textbooks.flatMap(\.words) + editions.map(\.name) + modules.map { $0 + "/Shared" }
  + words("MeasuredSuites Publishing ProvedChanges.swift SampleFolder.swift SampleModules.swift")
let suiteContents =
  textbooks.flatMap(\.words) + modules.map { $0 + "/Mutants.txt" }
  + words("AllModules Articles/Edits Products/Edits Todos/Edits prove-changes")

/// Returns the target of one folder of the samples.
func sample(_ name: String, _ needs: [Target.Dependency], _ folder: String) -> Target {
  .target(
    name: name,
    dependencies: needs,
    path: "\(samples)/\(folder)",
    swiftSettings: sampleSettings,
    plugins: folder.contains("/Edits/") ? ["ApplyPatch"] : []
  )
}

let sampleTargets =
  modules.map { sample($0 + "Shared", sharedNeeds, $0 + "/Shared") }
  + editions.flatMap { folder, names in names.map { "\(folder)/\($0)" } }.map { folder in
    sample(targetName(folder), sampleNeeds, folder)
  }
  + textbooks.map { name, folders in
    .target(
      name: name,
      dependencies: sampleNeeds,
      path: samples,
      exclude: sampleContents.filter { !folders.contains($0) },
      sources: folders,
      swiftSettings: sampleSettings
    )
  }
let suiteTargets = textbooks.map { name, folders in
  Target.testTarget(
    name: name + "Tests",
    dependencies: sampleNeeds + dependencies(["CollaborationTesting", name]),
    path: suites,
    exclude: suiteContents.filter { !folders.contains($0) },
    sources: folders,
    swiftSettings: swift
  )
}

// MARK: - Sources

/// The libraries, from foundations through traces, recording and the stage to the laboratory.
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
  LabKit: ArgumentParser CReplays CollaborationRules Lab LessonKit LineEditing PackageTemplates
    Patches Platform PrintableText SequenceDiagrams Stage TerminalText TraceRecording Traces
    TranscriptKit
  """
) { .target(name: $0, dependencies: $1, swiftSettings: swift) }

let cLibraries = targets("CFiles: CRecording: CReplays: CTerminal:") { name, _ in
  .target(name: name, cSettings: c)
}

/// Plugins that run SourceGenerator at build time: it writes Swift for texts, samples, the commit.
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
    dependencies: dependencies([
      "RoleNames", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftDiagnostics",
      "SwiftCompilerPlugin",
    ]),
    swiftSettings: swift + syntaxFlags,
    linkerSettings: syntaxLibraries(
      "Syntax SyntaxBuilder SyntaxMacros Diagnostics IfConfig CompilerPluginMessageHandling"
    )
  ),
  sample("Publishing", ["Stage", "TraceRecording"], "Publishing"),
  .target(
    name: "SampleModules",
    dependencies: sharedNeeds + dependencies(sampleTargets.map(\.name)),
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
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal", cSettings: c),
    .executableTarget(
      name: "MeasureSuites",
      dependencies: dependencies([
        "ArgumentParser", "Comparison", "ComparisonData", "Stage", "SwiftOperators", "SwiftParser",
        "SwiftSyntax",
      ]),
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
let testSettings = ["MeasureSuites": syntaxFlags, "TraceRecording": standIns]

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
  Viperlab: ArgumentParser Lab LabKit LessonKit LineEditing MeaninglessWords PackageTemplates
    RunawayLaboratory SampleModules SeededRandom SequenceDiagrams Stage TerminalTesting TerminalText
    Traces TranscriptKit viperlab
  WebPages: CollaborationRules Lab Platform SampleModules SeededRandom SequenceDiagrams TerminalText
    Traces WebPages
  """
) { name, needs in
  .testTarget(
    name: name + "Tests",
    dependencies: needs,
    path: name == "SampleModules" ? "Tests/SampleModulesTests/AllModules" : nil,
    exclude: data[name] ?? [],
    swiftSettings: swift + (testSettings[name] ?? [])
  )
}

// MARK: - The package

let all =
  libraries + cLibraries + plugins + others + sampleTargets + helpers + testTargets + suiteTargets

/// The names of the targets to build: those in VIPERLAB_ONLY with all that they need, or all.
let only = Context.environment["VIPERLAB_ONLY"]?.split(separator: ",").map(String.init)
var built: Set<String> = []
var open = only ?? all.map(\.name)
while let name = open.popLast() {
  for target in all where target.name == name && built.insert(name).inserted {
    for case .byNameItem(let name, _) in target.dependencies { open.append(name) }
    for case .plugin(let name, _) in target.plugins ?? [] { open.append(name) }
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
  products: only == nil ? products : [],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ]
    + (toolchain == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0")] : []),
  targets: all.filter { built.contains($0.name) }
)
