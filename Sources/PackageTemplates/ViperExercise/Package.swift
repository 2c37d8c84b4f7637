// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "exercise",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "viperlab", path: "../../..")
  ],
  targets: [
    .target(
      name: "Plants",
      dependencies: [
        .product(name: "Stage", package: "viperlab"),
        .product(name: "TraceRecording", package: "viperlab"),
      ]
    ),
    .testTarget(
      name: "PlantsTests",
      dependencies: ["Plants", .product(name: "CollaborationTesting", package: "viperlab")]
    ),
  ]
)
