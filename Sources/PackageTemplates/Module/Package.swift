// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Orders",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Orders", targets: ["Orders"]),
    .executable(name: "orders-lab", targets: ["orders-lab"]),
  ],
  dependencies: [
    .package(name: "viperlab", path: "../../..")
  ],
  targets: [
    .target(
      name: "Orders",
      dependencies: [
        .product(name: "Stage", package: "viperlab"),
        .product(name: "TraceRecording", package: "viperlab"),
        .product(name: "Traces", package: "viperlab"),
      ],
      plugins: [.plugin(name: "EmbedTexts", package: "viperlab")]
    ),
    .executableTarget(
      name: "orders-lab",
      dependencies: ["Orders", .product(name: "LabKit", package: "viperlab")],
      plugins: [.plugin(name: "EmbedTexts", package: "viperlab")]
    ),
    .testTarget(
      name: "OrdersTests",
      dependencies: ["Orders", .product(name: "CollaborationTesting", package: "viperlab")]
    ),
  ]
)
