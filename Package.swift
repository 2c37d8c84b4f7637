// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// The folder of the toolchain's own swift-syntax, with which the macros are built where there is one: the package's would
// take longer to build than all the rest. Not for who depends on this package by a URL, since it takes unsafe flags: then
// the manifest is read in the repository itself, where its folder is "/", and once more in a checkout.
let toolchainSyntax: String? = {
  let folder = Context.packageDirectory
  if folder == "/" || folder.contains("/checkouts/") { return nil }
  // A file without a size: read to its end.
  let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
  let lines = String(decoding: maps ?? Data(), as: UTF8.self)
  guard let line = lines.split(separator: "\n").first(where: { $0.contains("/lib/swift/pm/") }),
    let path = line.firstIndex(of: "/").map({ line[$0...] }),
    let end = path.range(of: "/pm/")
  else { return nil }
  let host = path[..<end.lowerBound] + "/host"
  let isThere = FileManager.default.fileExists(atPath: host + "/SwiftSyntaxMacros.swiftmodule")
  return isThere ? String(host) : nil
}()

let package = Package(
  name: "viperlab",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .executable(name: "viperlab", targets: ["viperlab"]),
    .library(name: "LabKit", targets: ["LabKit"]),
    .library(name: "LessonKit", targets: ["LessonKit"]),
    .library(name: "TraceRecording", targets: ["TraceRecording"]),
    .library(name: "ScreenRecording", targets: ["ScreenRecording"]),
    .library(name: "Traces", targets: ["Traces"]),
    .library(name: "SequenceDiagrams", targets: ["SequenceDiagrams", "TerminalText"]),
    .library(name: "CollaborationRules", targets: ["CollaborationRules"]),
    .library(name: "CollaborationTesting", targets: ["CollaborationTesting"]),
    .library(name: "Stage", targets: ["Stage"]),
    .library(name: "StageKit", targets: ["StageKit"]),
    .library(name: "ComparisonData", targets: ["ComparisonData"]),
    .plugin(name: "EmbedTexts", targets: ["EmbedTexts"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // What may be shown as it is, and how the rest is written
    .target(name: "PrintableText"),

    // Searches in lists, where the standard library has none
    .target(name: "Sequences"),

    // Line differences, merges, and the patches that editions of the samples are
    .target(name: "Patches", dependencies: ["Sequences"]),

    // The words for roles in the names of types
    .target(name: "RoleNames"),

    // Files that are never half written
    .target(name: "CFiles"),

    // Values: what was said, and how it is written down and drawn
    .target(name: "Traces", dependencies: ["PrintableText", "Sequences"]),
    // Text with meaning, and how many columns it takes
    .target(name: "TerminalText", dependencies: ["Traces", "PrintableText", "Sequences"]),
    .target(
      name: "SequenceDiagrams",
      dependencies: ["Traces", "TerminalText", "PrintableText", "Sequences"]
    ),
    .target(name: "CollaborationRules", dependencies: ["RoleNames", "Traces", "Sequences"]),

    // Recording: what a team would put into its own app
    .target(name: "CRecording"),
    .target(name: "ScreenRecording", dependencies: ["TraceRecording", "Traces"]),
    .macro(
      name: "TraceMacros",
      dependencies: [
        "RoleNames",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ]
    ),
    .target(
      name: "TraceRecording",
      dependencies: ["RoleNames", "Traces", "PrintableText", "TraceMacros", "CRecording", "CFiles"]
    ),

    // Expectations of Swift Testing and XCTest: only tests may depend on it
    .target(
      name: "CollaborationTesting",
      dependencies: [
        "CFiles", "CollaborationRules", "PrintableText", "SequenceDiagrams", "TerminalText",
        "TraceRecording", "Traces",
      ]
    ),

    // The stage; what is known of a module only to compare its variants; the list of the sample modules
    .target(name: "Stage", dependencies: ["Traces", "TraceRecording", "PrintableText"]),
    // UIKit's names over the stage, for a team's own Views
    .target(name: "StageKit", dependencies: ["Stage"]),
    .target(name: "ComparisonData", dependencies: ["Stage"]),

    // The laboratory: a line in, text out
    .target(
      name: "Comparison",
      dependencies: [
        "CollaborationRules", "ComparisonData", "Patches", "PrintableText", "SequenceDiagrams",
        "Stage",
        "TerminalText", "Traces",
      ]
    ),
    .target(name: "TranscriptKit", dependencies: ["Patches", "PrintableText", "Sequences"]),
    .target(name: "Course", path: "Lessons", plugins: ["EmbedTexts"]),
    .target(
      name: "LessonKit",
      dependencies: ["Traces", "Course", "PrintableText", "TerminalText"]
    ),
    .target(
      name: "Lab",
      dependencies: [
        "Traces", "SequenceDiagrams", "CollaborationRules", "TraceRecording", "Stage", "Comparison",
        "ComparisonData", "TranscriptKit", "Course", "LessonKit", "CFiles", "PrintableText",
        "TerminalText",
        "Sequences",
      ]
    ),

    // The terminal
    .systemLibrary(
      name: "CLibedit",
      providers: [.apt(["libedit-dev"]), .brew(["libedit"])]
    ),
    .target(name: "CTerminal"),
    .target(
      name: "LineEditing",
      dependencies: ["CFiles", "CLibedit", "CTerminal", "PrintableText"]
    ),

    // The packages that are written for people to go on with, as text
    .target(
      name: "PackageTemplates",
      exclude: folders(in: "Sources/PackageTemplates"),
      plugins: ["EmbedTexts"]
    ),

    // The command line
    .target(name: "CReplays"),
    .target(
      name: "LabKit",
      dependencies: [
        "CReplays", "PackageTemplates", "Traces", "SequenceDiagrams", "CollaborationRules",
        "TraceRecording", "Stage",
        "Patches", "TranscriptKit", "LessonKit", "Lab", "LineEditing", "PrintableText",
        "TerminalText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(
      name: "viperlab",
      dependencies: ["LabKit", "SampleModules"],
      // A program that may stand anywhere has 70,000 addresses written into it at each start: 3 ms.
      linkerSettings: [
        .unsafeFlags(
          ["-Xlinker", "-no-pie"],
          .when(platforms: [.linux], configuration: .release)
        )
      ],
      plugins: ["NameCommit"]
    ),

    // Swift that is written while building: texts, the list of the samples, the commit
    .executableTarget(
      name: "SourceGenerator",
      dependencies: ["Patches"],
      path: "Sources/SourceGenerator/Tool"
    ),
    .plugin(
      name: "EmbedTexts",
      capability: .buildTool(),
      dependencies: ["SourceGenerator"],
      path: "Sources/SourceGenerator/EmbedTexts"
    ),
    .plugin(
      name: "ListVariants",
      capability: .buildTool(),
      dependencies: ["SourceGenerator"],
      path: "Sources/SourceGenerator/ListVariants"
    ),
    .plugin(
      name: "ApplyPatch",
      capability: .buildTool(),
      dependencies: ["SourceGenerator"],
      path: "Sources/SourceGenerator/ApplyPatch"
    ),
    .plugin(
      name: "NameCommit",
      capability: .buildTool(),
      dependencies: ["SourceGenerator"],
      path: "Sources/SourceGenerator/NameCommit"
    ),

    // Tests
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "TerminalTesting",
      dependencies: ["CPseudoTerminal"],
      path: "Tests/TerminalTesting"
    ),
    .target(name: "SeededRandom", path: "Tests/SeededRandom"),
    .executableTarget(
      name: "FileWriter",
      dependencies: ["CFiles", "LineEditing"],
      path: "Tests/FileWriter"
    ),
    .testTarget(
      name: "CFilesTests",
      dependencies: ["CFiles", "FileWriter", "SeededRandom", "TerminalTesting"]
    ),
    .testTarget(name: "PatchesTests", dependencies: ["Patches", "SeededRandom"]),
    .testTarget(name: "SourceGeneratorTests", dependencies: ["Patches", "SourceGenerator"]),
    .testTarget(name: "SequencesTests", dependencies: ["SeededRandom", "Sequences"]),
    .testTarget(name: "PrintableTextTests", dependencies: ["PrintableText", "SeededRandom"]),
    .testTarget(name: "TracesTests", dependencies: ["Traces", "PrintableText", "SeededRandom"]),
    .testTarget(
      name: "TerminalTextTests",
      dependencies: ["TerminalText", "PrintableText", "SeededRandom"]
    ),
    .testTarget(
      name: "SequenceDiagramsTests",
      dependencies: ["SequenceDiagrams", "TerminalText", "Traces", "SeededRandom"],
      exclude: ["Goldens"]
    ),
    .executableTarget(
      name: "RecordedProgram",
      dependencies: ["TraceRecording"],
      path: "Tests/RecordedProgram"
    ),
    .testTarget(
      name: "TraceRecordingTests",
      dependencies: [
        "RecordedProgram", "RoleNames", "TraceRecording", "Traces", "SeededRandom",
        "TerminalTesting",
      ]
    ),
    .testTarget(
      name: "ReceiverTests",
      dependencies: [
        "CollaborationRules", "ScreenRecording", "TraceRecording", "Traces", "SeededRandom",
      ]
    ),
    .testTarget(name: "ProductionTests", dependencies: ["TraceRecording", "Traces"]),
    .testTarget(
      name: "FixtureTests",
      dependencies: [
        "CollaborationTesting", "ContactsOriginal", "ContactsTraced", "Notes", "OrdersTraced",
        "PlayFixtures", "RatesOriginal", "RatesTraced", "Stage", "TerminalTesting",
        "TraceRecording", "Traces",
      ]
    ),
    .testTarget(name: "StageTests", dependencies: ["Stage", "TraceRecording", "Traces"]),
    .testTarget(
      name: "StageKitTests",
      dependencies: ["Stage", "StageKit", "TraceRecording", "Traces"]
    ),
    .testTarget(
      name: "CollaborationRulesTests",
      dependencies: ["CollaborationRules", "Traces", "SeededRandom"],
      exclude: ["Conversations"]
    ),
    .testTarget(
      name: "CollaborationTestingTests",
      dependencies: [
        "CFiles", "CollaborationTesting", "ProductsShared", "ProductsVIPER", "SampleModules",
        "SeededRandom", "Stage", "TraceRecording", "Traces",
      ],
      exclude: ["__Traces__"]
    ),
    .testTarget(
      name: "ComparisonTests",
      dependencies: [
        "Comparison", "ComparisonData", "CollaborationRules", "SampleModules", "SeededRandom",
        "SequenceDiagrams",
        "TerminalText",
        "Stage", "TraceRecording", "Traces",
      ],
      exclude: ["Goldens"]
    ),
    .testTarget(
      name: "TranscriptKitTests",
      dependencies: ["Patches", "TranscriptKit", "SeededRandom"]
    ),
    .testTarget(
      name: "LessonKitTests",
      dependencies: ["LessonKit", "Course", "Traces", "SeededRandom"]
    ),
    .testTarget(
      name: "LineEditingTests",
      dependencies: ["FileWriter", "LineEditing", "SeededRandom", "TerminalTesting"]
    ),
    .testTarget(
      name: "SampleModulesTests",
      dependencies: [
        "SampleModules", "ArticlesShared", "ProductsShared", "ProfileShared", "TodosShared",
        "CollaborationTesting", "Comparison", "ComparisonData", "Publishing",
        "SeededRandom", "Stage", "TraceRecording", "Traces",
      ],
      exclude: folders(in: "Tests/SampleModulesTests") + ["prove-changes"]
    ),
    .executableTarget(
      name: "MeasureSuites",
      dependencies: [
        "Comparison", "ComparisonData", "Stage",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      path: "Tests/MeasureSuites"
    ),
    .testTarget(
      name: "MeasureSuitesTests",
      dependencies: [
        "MeasureSuites", "Comparison", "ComparisonData", "SampleModules", "SeededRandom", "Stage",
      ]
    ),
    .testTarget(
      name: "LabTests",
      dependencies: [
        "CollaborationRules", "ComparisonData", "Lab", "SampleModules",
        "SeededRandom",
        "SequenceDiagrams", "TerminalText", "Stage", "TraceRecording", "TranscriptKit", "Traces",
      ],
      exclude: ["Goldens", "Places"]
    ),
    .target(name: "ReactiveShapes", path: "Tests/ReactiveShapes"),
    .target(
      name: "ReactiveSeams",
      dependencies: ["ReactiveShapes", "TraceRecording"],
      path: "Tests/ReactiveSeams"
    ),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "CollaborationRules", "CollaborationTesting", "ComparisonData", "LabKit", "LessonKit",
        "ProductsShared", "ProductsVIPER", "ReactiveSeams", "ReactiveShapes", "ScreenRecording",
        "SequenceDiagrams",
        "Stage", "StageKit", "TerminalText", "TraceRecording", "Traces",
      ]
    ),
    .executableTarget(
      name: "MeaninglessWords",
      dependencies: ["TerminalTesting"],
      path: "Tests/MeaninglessWords"
    ),
    .executableTarget(
      name: "RunawayLaboratory",
      dependencies: ["LabKit", "Stage", "TraceRecording"],
      path: "Tests/RunawayLaboratory"
    ),
    .testTarget(
      name: "LabKitTests",
      dependencies: [
        "Lab", "LabKit", "RunawayLaboratory", "Stage", "TerminalText", "TerminalTesting",
      ]
    ),
    .testTarget(
      name: "ViperlabTests",
      dependencies: [
        "viperlab", "Lab", "LabKit", "LessonKit", "MeaninglessWords", "PackageTemplates",
        "RunawayLaboratory",
        "SampleModules",
        "SeededRandom",
        "SequenceDiagrams",
        "TerminalText",
        "LineEditing", "Stage",
        "TerminalTesting", "Traces", "TranscriptKit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
  ]
)

// What plays every sample for .ci/at-receiver, and is built for nothing else.
if Context.environment["VIPERLAB_ONLY"]?.contains("PlaySamples") == true {
  package.targets.append(
    .executableTarget(
      name: "PlaySamples",
      dependencies: ["SampleModules", "Stage", "Traces"],
      path: "Tests/PlaySamples"
    )
  )
}

// One target a variant, so that each may use the names its architecture would use; its own tests beside it. In
// `Published` and `Warnings` stand other editions as files. In `Edits` they stand as patches: with a `Variant.swift`
// beside it a patch is a target, and the rest, what variants became by a change request, is compiled by
// Tests/SampleModulesTests/prove-changes only.
var samples = "Sources/SampleModules"
var suites = "Tests/SampleModulesTests"
if let copy = Context.environment["VIPERLAB_SAMPLES"] {
  samples = copy + "/SampleModules"
  suites = copy + "/SampleModulesTests"
}
package.targets.append(
  .target(
    name: "SampleModules",
    dependencies: ["ComparisonData", "Stage"],
    path: samples,
    exclude: folders(in: samples).filter { $0 != "MeasuredSuites" },
    plugins: ["EmbedTexts", "ListVariants"]
  )
)
for module in folders(in: samples) where folders(in: "\(samples)/\(module)").contains("Shared") {
  let shared = "\(module)Shared"
  let kinds = ["Published", "Warnings", "Edits", "Shared"]
  let variants = folders(in: "\(samples)/\(module)").filter { !kinds.contains($0) }
  let editions = folders(in: "\(samples)/\(module)", below: ["Published", "Warnings", "Edits"])
  package.targets.append(
    .target(
      name: shared,
      dependencies: ["ComparisonData", "Stage", "TraceRecording", "Traces"],
      path: "\(samples)/\(module)/Shared"
    )
  )
  target("SampleModules")?.dependencies.append(.target(name: shared))
  for variant in variants + editions {
    let folder = "\(samples)/\(module)/\(variant)"
    guard isFile("\(folder)/Variant.swift") else { continue }
    let isPatch = variant.hasPrefix("Edits/")
    let dependencies: [Target.Dependency] = [
      "ComparisonData", "Stage", "TraceRecording", "Publishing", .target(name: shared),
    ]
    let name = module + targetName(of: variant)
    package.targets.append(
      .target(
        name: name,
        dependencies: dependencies,
        path: folder,
        exclude: isPatch ? names(in: folder).filter { $0.hasSuffix(".patch") } : [],
        plugins: isPatch ? ["ApplyPatch"] : []
      )
    )
    target("SampleModules")?.dependencies.append(.target(name: name))
    guard variants.contains(variant) else { continue }
    package.targets.append(
      .testTarget(
        name: name + "Tests",
        dependencies: [.target(name: name)] + dependencies + ["CollaborationTesting", "Traces"],
        path: "\(suites)/\(module)/\(variant)"
      )
    )
  }
}

// The publisher that the Presenters of RPVC use; nobody's own.
package.targets.append(
  .target(
    name: "Publishing",
    dependencies: ["Stage", "TraceRecording"],
    path: samples + "/Publishing"
  )
)

// Modules in styles of their own, as they were written and with the attributes that trace them.
for module in ["Contacts", "Rates"] {
  for version in ["Original", "Traced"] {
    package.targets.append(
      .target(
        name: module + version,
        dependencies: version == "Traced" ? ["TraceRecording"] : [],
        path: "Tests/Fixtures/\(module)/\(version)"
      )
    )
  }
}

// One small app for each school, all in one target for each way in which they are built; the last is a link to the traced
// ones.
let modules = ["Contacts", "Notes", "Orders", "Rates"]
for (way, folder, version) in [
  ("Original", "Fixtures", "Original"), ("Traced", "Fixtures", "Traced"),
  ("Off", "FixturesOff", "Traced"),
] {
  package.targets.append(
    .target(
      name: "Fixtures\(way)",
      dependencies: ["FixtureKit", "ReactiveShapes"]
        + (version == "Traced" ? ["ReactiveSeams", "TraceRecording"] : []),
      path: "Tests/\(folder)",
      exclude: folders(in: "Tests/Fixtures").flatMap { name in
        modules.contains(name)
          ? [name] : folders(in: "Tests/Fixtures", below: [name]).filter { !$0.hasSuffix(version) }
      }
    )
  )
}
package.targets += [
  .target(name: "FixtureKit", path: "Tests/FixtureKit"),
  .executableTarget(
    name: "PlayFixtures",
    dependencies: [
      "CollaborationRules", "FixtureKit", "FixturesOff", "FixturesOriginal", "FixturesTraced",
      "TraceRecording", "Traces",
    ],
    path: "Tests/PlayFixtures"
  ),
]

// One with UIKit's names, which is compiled with those of StageKit only.
package.targets.append(
  .target(
    name: "OrdersTraced",
    dependencies: ["StageKit", "TraceRecording"],
    path: "Tests/Fixtures/Orders/Traced"
  )
)

// A module in which everything is on the main actor, as Xcode sets up new apps.
package.targets.append(
  .target(name: "Notes", dependencies: ["TraceRecording"], path: "Tests/Fixtures/Notes")
)

for target in package.targets where [.regular, .macro, .executable, .test].contains(target.type) {
  if target.name.first == "C", target.name.dropFirst().first?.isUppercase == true {
    target.cSettings = [.treatAllWarnings(as: .error)]
  } else {
    target.swiftSettings = [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
  }
}
target("Notes")?.swiftSettings? += [
  .defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"),
]

// A team's release: the same attributes, and nothing of the recording.
for name in ["FixturesOff", "ProductionTests"] {
  target(name)?.swiftSettings?.append(.define("TRACING_OFF"))
}

// The samples are recorded through stand-ins, which hear reads of properties too: in MVVM and RPVC these are messages. Not the
// copy that .ci/at-receiver makes, in which objects record their own calls as in an app; it warns of what has no row.
for target in package.targets {
  let isSample = target.path?.hasPrefix(samples + "/") == true
  if isSample, samples.hasPrefix(".build-at-receiver/") {
    target.swiftSettings?.removeLast()
  } else if isSample || target.name == "TraceRecordingTests" {
    target.swiftSettings?.append(.define("VIPERLAB_STAND_INS"))
  }
}

// With the toolchain's swift-syntax the package's is not needed.
if let host = toolchainSyntax {
  package.dependencies.removeFirst()
  let libraries = [
    "TraceMacros": [
      "Syntax", "SyntaxBuilder", "SyntaxMacros", "Diagnostics", "IfConfig",
      "CompilerPluginMessageHandling",
    ],
    "MeasureSuites": ["Syntax", "Parser", "Operators"],
  ]
  for (name, libraries) in libraries {
    target(name)?.dependencies.removeAll { dependency in
      if case .productItem(_, "swift-syntax", _, _) = dependency { true } else { false }
    }
    target(name)?.linkerSettings = [
      .unsafeFlags(
        ["-L", host, "-Xlinker", "-rpath", "-Xlinker", host] + libraries.map { "-lSwift\($0)" }
      )
    ]
  }
  for name in libraries.keys + ["MeasureSuitesTests"] {
    target(name)?.swiftSettings?.append(.unsafeFlags(["-I", host]))
  }
}

// With the names of some targets, only what these need: less to build while working on one room.
let wanted = Context.environment["VIPERLAB_ONLY"] ?? ""
if !wanted.isEmpty {
  var needed: Set<String> = []
  var rest = wanted.split(separator: ",").map(String.init)
  while let name = rest.popLast() {
    guard needed.insert(name).inserted,
      let target = package.targets.first(where: { $0.name == name })
    else { continue }
    for dependency in target.dependencies {
      if case .byNameItem(let name, _) = dependency { rest.append(name) }
      if case .targetItem(let name, _) = dependency { rest.append(name) }
    }
    for case .plugin(let name, _) in target.plugins ?? [] { rest.append(name) }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll { product in
    let names =
      switch product {
      case let library as Product.Library: library.targets
      case let plugin as Product.Plugin: plugin.targets
      case let program as Product.Executable: program.targets
      default: [String]()
      }
    return !names.allSatisfy(needed.contains)
  }
}

/// The names of the files and folders in a folder, in their order.
func names(in path: String) -> [String] {
  let root = "\(Context.packageDirectory)/\(path)"
  return ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted()
}

/// The names of the folders in a folder, in their order.
func folders(in path: String) -> [String] {
  names(in: path).filter { name in
    var isFolder: ObjCBool = false
    let path = "\(Context.packageDirectory)/\(path)/\(name)"
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue && !name.hasPrefix(".")
  }
}

func isFile(_ path: String) -> Bool {
  FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)")
}

/// `VIPER`, `Published000` for `Published/000`, `NoReply` for `Edits/no-reply`.
func targetName(of folder: String) -> String {
  guard folder.hasPrefix("Edits/") else { return folder.replacingOccurrences(of: "/", with: "") }
  let words = folder.dropFirst(6).split(separator: "-")
  return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

/// The folders in some folders of one, with the name of theirs before their own.
func folders(in path: String, below names: [String]) -> [String] {
  names.flatMap { name in folders(in: "\(path)/\(name)").map { "\(name)/\($0)" } }
}

/// The target of that name.
@MainActor func target(_ name: String) -> Target? { package.targets.first { $0.name == name } }
