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
      name: "Orders",
      dependencies: [
        .product(name: "Stage", package: "viperlab"),
        .product(name: "TraceRecording", package: "viperlab"),
      ]
    ),
    .testTarget(
      name: "OrdersTests",
      dependencies: ["Orders", .product(name: "CollaborationTesting", package: "viperlab")]
    ),
  ]
)
