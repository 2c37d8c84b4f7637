// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// A row of a table is a target: its name, a colon, and the names of the targets, products and plug-ins that it uses; `program`,
// `macro` and the keys of `settings` are kinds. A name with a slash or a dot is a folder or a file that is not compiled.
//
// VIPERLAB_ONLY=LabTests,StageTests builds these targets and what they need. VIPERLAB_INCREMENTAL=1 is for the time of editing: the
// compiler then optimizes nothing, tells the debugger of variables, and compiles only the files that a change concerns.

/// For another package's dependency by a URL, SwiftPM refuses unsafe flags; it evaluates the manifest in "/" and in `checkouts`.
let isRemote = Context.packageDirectory == "/" || Context.packageDirectory.contains("/checkouts/")
/// Compiling a target at once takes a quarter less time; no variables for a debugger, index of the system or self-checks, a bit.
let atOnce = words("-wmo -num-threads 2 -no-emit-module-separately-wmo -disable-batch-mode")
let lean = words("-index-ignore-system-modules -Xfrontend -gline-tables-only")
let unchecked = words("-Xfrontend -disable-llvm-verify -Xfrontend -sil-verify-none")
let debug = BuildSettingCondition.when(platforms: [.linux], configuration: .debug)
let isIncremental = isRemote || Context.environment["VIPERLAB_INCREMENTAL"] != nil
let c: [CSetting] = [.treatAllWarnings(as: .error)]
let swift: [SwiftSetting] =
  [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
  + ["NonisolatedNonsendingByDefault", "MemberImportVisibility"].map { .enableUpcomingFeature($0) }
  + (isIncremental ? [] : [.unsafeFlags(atOnce + lean + unchecked, debug)])

/// The settings of targets by kind; targets of no kind have `swift`.
let settings = [
  // The compiler's `Builtin` binds a task-local value to a recorded `async` call.
  "builtin": swift + [.enableExperimentalFeature("BuiltinModule")],
  // Tests and debug builds of viperlab spend much of their time in these targets.
  "optimized": swift + (isIncremental ? [] : [.unsafeFlags(["-Osize"], debug)]),
  // References record messages; in the copy of .ci/at-receiver, objects record them, as in an app.
  "standIns": swift + [.define("VIPERLAB_STAND_INS")],
]

/// The folder of the toolchain's own swift-syntax, nil if there is none: building the package takes longer than the rest.
let toolchain: String? = {
  // The manifest's process has loaded a library from the toolchain's folder lib/swift/pm.
  let file = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
  let maps = String(decoding: file ?? Data(), as: UTF8.self)
  let library = maps.range(of: "/.+/lib/swift(?=/pm/)", options: .regularExpression)
  guard !isRemote, let host = library.map({ "\(maps[$0])/host" }) else { return nil }
  return access("\(host)/SwiftSyntaxMacros.swiftmodule", F_OK) == 0 ? host : nil
}()

/// A position-independent program relocates 70,000 addresses at each start, which costs 3 ms.
let release = BuildSettingCondition.when(platforms: [.linux], configuration: .release)
let fixed = LinkerSetting.unsafeFlags(["-Xlinker", "-no-pie"], release)

/// The folders of targets that are not named like their folders.
let paths = [
  "Course": "Lessons", "SampleDoubles": "Tests/SampleModulesTests/Doubles",
  "SampleModulesTests": "Tests/SampleModulesTests/AllModules",
]
/// The build plug-ins, which run SourceGenerator: it writes Swift for texts, samples and the commit.
let plugins = words("ApplyPatch EmbedTexts ListVariants NameCommit")
let kinds = ["program", "macro"] + settings.keys

func words(_ text: String) -> [String] { text.split { " ,\n".contains($0) }.map(String.init) }

/// Returns the rows of a table of targets in a folder.
func table(in folder: String, _ text: String) -> [Row] {
  let all = words(text)
  let starts = all.indices.filter { all[$0].hasSuffix(":") } + [all.count]
  return zip(starts, starts.dropFirst()).map { start, end in
    let name = String(all[start].dropLast())
    let path = paths[name] ?? "\(folder)/\(name)"
    return Row(name: name, path: path, names: Array(all[start + 1..<end]))
  }
}

/// A target; `names` are the names in its row.
struct Row {
  let name: String
  let path: String
  let names: [String]
  var sources: [String]?
  var excluded: [String] { names.filter { $0.contains("/") || $0.contains(".") } }

  /// The dependencies; a toolchain with swift-syntax needs no products of it.
  var needs: [Target.Dependency] {
    names.filter { !(plugins + kinds + excluded).contains($0) }.compactMap { name in
      if name == "ArgumentParser" { return .product(name: name, package: "swift-argument-parser") }
      if !name.hasPrefix("Swift") { return .byName(name: name) }
      return toolchain == nil ? .product(name: name, package: "swift-syntax") : nil
    }
  }

  /// The flags for the libraries of the toolchain's swift-syntax.
  var linked: [LinkerSetting] {
    if name == "viperlab" { return [fixed] }
    guard let toolchain else { return [] }
    let libraries = names.filter { $0.hasPrefix("Swift") }.map { "-l\($0)" }
      .map { $0.hasSuffix("CompilerPlugin") ? $0 + "MessageHandling" : $0 }
    let search = ["-L", toolchain, "-Xlinker", "-rpath", "-Xlinker", toolchain]
    return libraries.isEmpty ? [] : [.unsafeFlags(search + libraries)]
  }

  /// The target; a function without labels takes one line.
  var target: Target {
    let used = names.filter(plugins.contains).map { Target.PluginUsage.plugin(name: $0) }
    let syntax = names.contains("SwiftSyntax") ? toolchain.map { ["-I", $0] } ?? [] : []
    let all =
      (names.compactMap { settings[$0] }.first ?? swift)
      + (syntax.isEmpty ? [] : [.unsafeFlags(syntax)])
    let (macro, test) = (Target.macro, Target.testTarget)
    if names.contains("macro") { return macro(name, needs, path, [], nil, true, all, linked, []) }
    if name.hasSuffix("Tests") {
      return test(name, needs, path, excluded, sources, nil, true, c, nil, all, nil, nil)
    }
    let make = names.contains("program") ? Target.executableTarget : Target.target
    return make(name, needs, path, excluded, sources, nil, nil, true, c, nil, all, linked, used)
  }
}

let samplesFolder = "Sources/SampleModules"
let modules = words("About Articles Products Profile Todos")
let shared = words("ComparisonData Stage TraceRecording Traces")
let sampleNeeds: [String] = shared + ["Publishing"] + modules.map { $0 + "Shared" }

/// The textbooks: the target of an architecture compiles its folders of all modules.
let textbooks =
  words("MVC MVVM RPVC VIPER").map { name in ("Samples" + name, modules.map { "\($0)/\(name)" }) }
  + words("CleanSwift MVP MVVMC MVVMObservable RIBs VIPERObservable").map { name in
    ("Samples" + name, ["Todos/" + name])
  } + [("SamplesVIPERAsync", ["Articles/VIPERAsync"])]
/// The editions that are no patches; a target compiles one edition of a module, since their types have the same names.
let published = [
  (
    "SamplesPublished",
    words("Articles/Published/002 Products/Published/000 Profile/Published/004 Todos/Published/001")
  ), ("SamplesPublishedMore", words("Products/Warnings/Massive Todos/Published/003")),
]
/// Returns the folders that a target of textbooks or editions excludes: SwiftPM warns of other files.
func others(than folders: [String], _ more: [String]) -> [String] {
  (textbooks.flatMap(\.1) + more).filter { !folders.contains($0) }
}

/// What a target compiles of a folder: beside a patch, only the file that declares the variant.
func compiled(_ folder: String) -> String {
  folder == "Todos/MVVMC" ? folder + "/TodosVariant.swift" : folder
}

let uncompiled = words("Listing/ Measurements/ Publications/") + modules.map { $0 + "/Edits" }
let sharedFolders: [String] = ["Publishing/"] + modules.map { $0 + "/Shared" }
let sharedRows = sharedFolders.map {
  Row(name: $0.filter { $0 != "/" }, path: "\(samplesFolder)/\($0)", names: shared + ["standIns"])
}
let variants = (textbooks + published).map { name, own in
  let others = others(than: own, uncompiled + sharedFolders + published.flatMap(\.1))
  let names: [String] = sampleNeeds + ["ApplyPatch", "standIns"] + others
  return Row(name: name, path: samplesFolder, names: names, sources: own.map(compiled))
}
let suites = textbooks.map { name, own in
  let all = "AllModules/ Doubles/ Articles/Edits Products/Edits Todos/Edits ./prove-changes"
  let others = others(than: own, words(all) + modules.map { $0 + "/Mutants.txt" })
  let names: [String] = sampleNeeds + ["CollaborationTesting", "SampleDoubles", name] + others
  return Row(name: name + "Tests", path: "Tests/SampleModulesTests", names: names, sources: own)
}
/// The targets of the patches in `Edits`: ApplyPatch gives each one edition of a module.
let editionNames = (1...16).map { "Editions\($0)" }
let editions = editionNames.map { name in
  let others = editionNames.filter { $0 != name }.map { $0 + ".swift" }
  let names: [String] = sampleNeeds + ["ApplyPatch", "standIns"] + others
  return Row(name: name, path: "Sources/Editions", names: names, sources: [name + ".swift"])
}
let samples = sharedRows + variants + editions
let listed = (modules.map { $0 + "/" } + samples.map(\.name)).joined(separator: " ")

/// The targets, from foundations through traces, recording and the stage to the laboratory.
let sources = table(
  in: "Sources",
  """
  CFiles: CRecording: CReplays: CTerminal: Platform: PrintableText: optimized  RoleNames: optimized  Sequences:
  SourceTokens: optimized  Patches: Sequences  SourceGenerator: program Patches  Traces: optimized PrintableText Sequences
  CollaborationRules: RoleNames Sequences Traces  TerminalText: optimized PrintableText Sequences Traces
  SequenceDiagrams: PrintableText Sequences TerminalText Traces
  TraceMacros: macro RoleNames SwiftSyntax SwiftSyntaxBuilder SwiftSyntaxMacros SwiftDiagnostics SwiftIfConfig SwiftCompilerPlugin
  TraceRecording: builtin CFiles CRecording Platform PrintableText RoleNames TraceMacros Traces
  CollaborationTesting: CFiles CollaborationRules PrintableText SequenceDiagrams SourceTokens TerminalText TraceRecording Traces
  WebPages: CollaborationRules SequenceDiagrams Sequences Traces EmbedTexts Page/  Stage: PrintableText TraceRecording Traces
  ScreenRecording: TraceRecording Traces  StageKit: Stage  ComparisonData: Sequences Stage  RulePages: CollaborationRules EmbedTexts
  Comparison: CollaborationRules ComparisonData PrintableText SequenceDiagrams Sequences SourceTokens Stage TerminalText Traces
  TranscriptKit: Patches PrintableText Sequences  Course: EmbedTexts  LessonKit: Course PrintableText Sequences TerminalText Traces
  Lab: CFiles CollaborationRules Comparison ComparisonData Course LessonKit Platform PrintableText RulePages SequenceDiagrams
    Sequences Stage TerminalText TraceRecording Traces TranscriptKit WebPages
  PackageTemplates: EmbedTexts Clean-Swift/ Common/ Exercise/ LeakExercise/ MVC/ MVP/ MVVM-C/ MVVM/ Module/ PresenterExercise/
    RIBs/ RPVC/ Relative/ Roles/ Row/ VIPER/ ViewState/ ViperExercise/
  LabKit: ArgumentParser CReplays CollaborationRules Course Lab LessonKit LineEditing PackageTemplates Patches Platform
    PrintableText SequenceDiagrams Sequences Stage TerminalText TraceRecording Traces TranscriptKit
  SampleModules: ComparisonData Stage TraceRecording Traces EmbedTexts ListVariants Measurements/ Publications/ Publishing/
    \(listed)  viperlab: program LabKit Platform SampleModules NameCommit
  LineEditing: CFiles CLibedit CTerminal Platform PrintableText TerminalText
  """
)

/// The tests, and the programs and libraries that only tests use.
let tests = table(
  in: "Tests",
  """
  CPseudoTerminal: ReactiveShapes:  ReactiveSeams: ReactiveShapes TraceRecording  TestSupport: Platform
  SampleDoubles: ProductsShared ProfileShared  TerminalTesting: CPseudoTerminal Platform  RecordedProgram: program TraceRecording
  FileWriter: program CFiles LineEditing Platform  PlaySamples: program SampleModules Stage Traces
  RunawayLaboratory: program LabKit Platform Stage TraceRecording  SuiteMeasuring: Comparison ComparisonData Stage Traces
  MeasureSuites: program ArgumentParser ComparisonData Patches Stage SuiteMeasuring SwiftOperators SwiftParser SwiftSyntax
  CFilesTests: CFiles FileWriter TerminalTesting TestSupport  TracesTests: PrintableText TestSupport Traces Goldens/
  CollaborationTestingTests: CFiles CollaborationTesting ProductsShared SamplesVIPER SampleModules Stage TestSupport TraceRecording
    Traces Cases/ __Traces__/  SequenceDiagramsTests: SequenceDiagrams Sequences TerminalText TestSupport Traces Goldens/
  ComparisonTests: CollaborationRules Comparison ComparisonData SampleModules SequenceDiagrams SourceTokens Stage SuiteMeasuring
    TerminalText TestSupport TraceRecording Traces Cases/ Goldens/  StageTests: Stage TraceRecording Traces
  DocumentationTests: CollaborationRules CollaborationTesting ComparisonData LabKit LessonKit ProductsShared SamplesVIPER
    ReactiveSeams ReactiveShapes ScreenRecording SequenceDiagrams Stage StageKit TerminalText TraceRecording Traces
  LabTests: CollaborationRules ComparisonData Lab RulePages SampleModules SequenceDiagrams Stage TerminalText TestSupport
    TraceRecording Traces Goldens/ Claims/  CollaborationRulesTests: CollaborationRules RulePages TestSupport Traces Conversations/
  LabKitTests: Lab LabKit Patches RunawayLaboratory Stage TerminalTesting TerminalText TestSupport
  LineEditingTests: CTerminal FileWriter LineEditing Platform TerminalTesting TerminalText TestSupport
  ReceiverTests: CollaborationRules ScreenRecording TestSupport TraceRecording Traces Cases/
  SampleModulesTests: ArticlesShared ComparisonData ProductsShared ProfileShared Publishing SampleModules Stage SuiteMeasuring
    TestSupport TodosShared TraceRecording Traces Cases/  FoundationsTests: PrintableText Sequences TerminalText TestSupport Traces
  SourceGeneratorTests: Patches SourceGenerator TestSupport  TranscriptKitTests: Patches TestSupport TranscriptKit Cases/
  StageKitTests: Stage StageKit TraceRecording Traces  LessonKitTests: LessonKit TestSupport Traces Cases/
  TraceRecordingTests: standIns RecordedProgram RoleNames TerminalTesting TestSupport TraceRecording Traces Cases/
  ViperlabTests: ArgumentParser Lab LabKit LessonKit LineEditing PackageTemplates RunawayLaboratory SampleModules SequenceDiagrams
    Stage TerminalTesting TerminalText TestSupport Traces TranscriptKit viperlab CommandLines/ MessagesElsewhere.md
  WebPagesTests: CollaborationRules Lab SampleModules SequenceDiagrams Sequences TerminalText TestSupport Traces WebPages
    contrast.js  MeasureSuitesTests: ComparisonData MeasureSuites SampleModules Stage SuiteMeasuring SwiftSyntax TestSupport Cases/
  """
)

/// The names of the targets to build: those in VIPERLAB_ONLY with all that they need, or all.
let all = samples + sources + tests + suites
let only = Context.environment["VIPERLAB_ONLY"].map(words)
var built = Set((only ?? all.map(\.name)) + ["SourceGenerator"])
for row in (all + all).reversed() where built.contains(row.name) { built.formUnion(row.names) }

let (tool, tools): (Target.Dependency, String) = ("SourceGenerator", "Sources/Plugins")
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

let syntax = "https://github.com/swiftlang/swift-syntax"
let package = Package(
  name: "viperlab",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: only == nil ? products : [],
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")]
    + (toolchain == nil ? [.package(url: syntax, "600.0.1"..<"604.0.0")] : []),
  targets: all.filter { built.contains($0.name) }.map(\.target)
    + plugins.map { name in
      .plugin(name: name, capability: .buildTool(), dependencies: [tool], path: "\(tools)/\(name)")
    }
    + [.systemLibrary(name: "CLibedit", providers: [.apt(["libedit-dev"]), .brew(["libedit"])])]
)
