// swift-tools-version: 6.2
import PackageDescription

// Writes programs of random classes that are recorded, for `Tests/RandomClasses/run`.
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
