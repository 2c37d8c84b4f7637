// swift-tools-version: 6.2
import PackageDescription

// Small apps, one for each school. `Tests/Fixtures/make` must run first: it writes three trees of them, one with and one without
// the attributes, and a copy that is compiled with TRACING_OFF, and copies what the apps use of the package's own tests.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]
let recording: Target.Dependency = .product(name: "TraceRecording", package: "viperlab")
let traces: Target.Dependency = .product(name: "Traces", package: "viperlab")
let testing: Target.Dependency = .product(name: "CollaborationTesting", package: "viperlab")

/// The apps that are modules of their own, since tests look inside.
let alone = ["Notes", "Orders"]

/// All other apps, as they stand in a folder.
func apps(_ name: String, in folder: String, _ settings: [SwiftSetting] = []) -> Target {
  .target(
    name: name,
    dependencies: ["FixtureKit", "ReactiveSeams", "ReactiveShapes", recording],
    path: folder,
    exclude: alone,
    swiftSettings: settings
  )
}

let package = Package(
  name: "fixtures",
  platforms: [.macOS(.v15), .iOS(.v17)],
  dependencies: [.package(name: "viperlab", path: "../..")],
  targets: [
    .target(name: "FixtureKit", path: "FixtureKit"),
    .target(name: "ReactiveShapes", path: ".build-apps/ReactiveShapes"),
    .target(
      name: "ReactiveSeams",
      dependencies: ["ReactiveShapes", recording],
      path: ".build-apps/ReactiveSeams"
    ),
    apps("FixturesTraced", in: ".build-apps/Traced"),
    apps("FixturesOriginal", in: ".build-apps/Original"),
    apps("FixturesOff", in: ".build-apps/Off", [.define("TRACING_OFF")]),
    // With UIKit's names: what is UIKit there is StageKit here.
    .target(
      name: "OrdersTraced",
      dependencies: [recording, .product(name: "StageKit", package: "viperlab")],
      path: "Apps/Orders"
    ),
    // Everything is on the main actor, as Xcode sets up new apps.
    .target(
      name: "Notes",
      dependencies: [recording],
      path: "Apps/Notes",
      swiftSettings: [
        .defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"),
      ]
    ),
    .executableTarget(
      name: "PlayFixtures",
      dependencies: [
        .product(name: "CollaborationRules", package: "viperlab"), "FixtureKit", "FixturesOff",
        "FixturesOriginal", "FixturesTraced", recording, traces,
      ],
      path: "PlayFixtures"
    ),
    .testTarget(
      name: "FixtureTests",
      dependencies: [
        "FixturesOff", "FixturesOriginal", "Notes", "OrdersTraced", "PlayFixtures", testing,
        .product(name: "Stage", package: "viperlab"), recording, traces,
      ],
      path: "FixtureTests"
    ),
  ]
)
for target in package.targets { target.swiftSettings = strict + (target.swiftSettings ?? []) }
