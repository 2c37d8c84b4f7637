/// What the copy of the package is made of.
struct SandboxManifest {
  private let modules: [MeasuredModule]

  init(_ modules: [MeasuredModule]) {
    self.modules = modules
  }

  /// The package's manifest, with only the targets that the suites need, and one of its own.
  func text(from manifest: String) -> String {
    let kept = variants.flatMap { [$0.target, "\($0.target)Tests"] }
    return manifest + """

      // Only what the suites need.
      let kept: Set = [
        "PrintableText", "Sequences", "Traces", "CFiles", "CRecording", "TraceMacros",
        "TraceRecording", "TerminalText", "SequenceDiagrams", "CollaborationRules",
        "CollaborationTesting", "Stage", "ComparisonData", "Publishing", \((kept + modules.map { "\($0.name)Shared" }).map(quoted).joined(separator: ", "))
      ]
      package.products = []
      package.targets.removeAll { !kept.contains($0.name) }
      // What a mutant leaves unused is none of the compiler's business.
      for target in package.targets where [\(variants.map(\.target).map(quoted).joined(separator: ", "))].contains(target.name) {
        target.swiftSettings?.removeLast()
      }
      package.targets.append(
        .executableTarget(
          name: "Specification",
          dependencies: ["Stage", "Traces", \(Set(variants.flatMap { [$0.target, $0.shared] }).sorted().map(quoted).joined(separator: ", "))],
          path: "Tests/Specification",
          swiftSettings: package.targets.first { $0.name == "Stage" }?.swiftSettings
        )
      )

      """
  }

  /// A program that plays all scenarios of one variant, and says in which it deviates: by what it shows, or else by
  /// whom it leaves behind when it is closed.
  var specification: String {
    let imports = Set(variants.flatMap { [$0.target, $0.shared] } + ["Stage", "Traces"]).sorted()
    return """
      \(imports.map { "import \($0)" }.joined(separator: "\n"))

      let module: Module =
        switch CommandLine.arguments.last {
      \(variants.map { "  case \"\($0.target)\": .\($0.module)(variants: [.\($0.property)])" }.joined(separator: "\n"))
        default: fatalError("Which variant?")
        }
      for variant in module.variants {
        let plays = Array(zip(module.scenarios, module.scenarioRuns(by: variant)))
        let deviating =
          plays.first { !$0.1.deviations.isEmpty } ?? plays.first { $0.1.continued.leavesSomebody }
        print(deviating.map { "deviates: \\($0.0.name)" } ?? "conforms")
      }

      extension Trace {
        /// Whether somebody was made who is not gone.
        var leavesSomebody: Bool {
          let (created, gone) = (objects(.created), objects(.gone))
          return !Set(created).subtracting(gone).isEmpty
        }

        private func objects(_ kind: Event.Kind) -> [Participant] {
          events.filter { $0.kind == kind }.flatMap(\\.objects)
        }
      }

      """
  }

  /// A variant, by the names that its target has.
  private struct Names {
    let target: String
    let shared: String
    let module: String
    let property: String
  }

  private var variants: [Names] {
    modules.flatMap { module in
      module.variants.map { variant in
        Names(
          target: module.target(of: variant),
          shared: "\(module.name)Shared",
          module: module.name.lowercased(),
          property: module.name.lowercased() + variant
        )
      }
    }
  }

  private func quoted(_ name: String) -> String { "\"\(name)\"" }
}
