// swift-tools-version: 6.2
import PackageDescription

// Programs of random classes, for `Tests/RandomClasses/run` to record.
let package = Package(
  name: "random-classes",
  platforms: [.macOS(.v15)],
  targets: [
    .executableTarget(
      name: "WriteClasses",
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    )
  ]
)
