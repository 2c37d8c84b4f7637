/// The generated files of the sandbox: its manifest, and the programs that check the specification.
struct SandboxManifest {
  private let modules: [MeasuredModule]

  init(_ modules: [MeasuredModule]) {
    self.modules = modules
  }

  /// Returns the package's manifest, reduced to the targets of the suites, with a target for the specification.
  func text(from manifest: String) -> String {
    let kept = targets.flatMap { [$0, "\($0)Tests"] }
    // The sandbox has no patches, so that all files of a folder are compiled.
    return manifest.replacing("own.map(compiled)", with: "own") + """

      // Only what the suites need.
      let kept: Set = [
        "Platform", "PrintableText", "RoleNames", "Sequences", "Traces", "CFiles", "CRecording", "TraceMacros",
        "TraceRecording", "TerminalText", "SequenceDiagrams", "CollaborationRules",
        "CollaborationTesting", "SampleDoubles", "Stage", "ComparisonData", "Publishing", \(kept.map(quoted).joined(separator: ", "))
      ]
      package.products = []
      package.targets.removeAll { !kept.contains($0.name) && !$0.name.hasSuffix("Shared") }
      // Here the files that a patch makes are in the folder of the patch.
      for target in package.targets { target.plugins = nil }
      // A mutant may leave declarations unused.
      for target in package.targets where [\(targets.map(quoted).joined(separator: ", "))].contains(target.name) {
        target.swiftSettings?.append(.treatAllWarnings(as: .warning))
      }
      package.targets.append(
        .executableTarget(
          name: "Specification",
          dependencies: ["Stage", "Traces", \((targets + shared).sorted().map(quoted).joined(separator: ", "))],
          path: "Tests/Specification",
          swiftSettings: package.targets.first { $0.name == "Stage" }?.swiftSettings
        )
      )
      package.targets.append(
        .testTarget(
          name: "SpecificationTests",
          dependencies: ["CollaborationTesting"]
            + (package.targets.first { $0.name == "Specification" }?.dependencies ?? []),
          path: "Tests/SpecificationTests",
          swiftSettings: package.targets.first { $0.name == "Stage" }?.swiftSettings
        )
      )

      """
  }

  /// The source of a program that plays all scenarios of a variant and prints the first deviating one: by its screens,
  /// or else by objects that are left when it is closed.
  var specification: String {
    """
    \(imports(["Stage", "Traces"]))

    let module: Module =
      switch CommandLine.arguments.last {
    \(choice)
      default: fatalError("Which variant?")
      }
    for variant in module.variants {
      let plays = Array(zip(module.scenarios, module.scenarioRuns(by: variant)))
      let deviating =
        plays.first { !$0.1.deviations.isEmpty } ?? plays.first { $0.1.continued.leavesSomebody }
      print(deviating.map { "deviates: \\($0.0.name)" } ?? "conforms")
    }

    extension Trace {
      /// Whether an object was created and not released.
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

  /// The environment variable that names the variant for ``specificationTests``.
  static let variantKey = "SPECIFIED_VARIANT"

  /// The source of tests that play all scenarios of a variant, close it, and check for leaks.
  var specificationTests: String {
    """
    \(imports(["CollaborationTesting", "Foundation", "Stage", "Testing", "Traces"]))

    @Suite struct SpecificationTests {
      static var module: Module {
        switch ProcessInfo.processInfo.environment["\(SandboxManifest.variantKey)"] {
    \(choice)
        default: fatalError("Which variant?")
        }
      }

      @Test(arguments: module.scenarios.map(\\.name)) func `shows what the scenario demands`(
        name: String
      ) throws {
        let variant = SpecificationTests.module.variants[0]
        let scenario = try #require(SpecificationTests.module.scenario(name))
        #expect(ScenarioRun(of: scenario, by: variant).deviations == [])
      }
    }

    @Suite struct ClosingTests {
      @Test(arguments: SpecificationTests.module.scenarios.map(\\.name)) func `leaves nobody behind when it is closed`(
        name: String
      ) throws {
        let variant = SpecificationTests.module.variants[0]
        let scenario = try #require(SpecificationTests.module.scenario(name))
        let stage = HeadlessStage(variant, given: scenario.condition)
        for step in scenario.steps { try? stage.perform(step.action) }
        if !stage.isClosed { try stage.perform(.close) }
        for _ in 0..<1000 where !stage.pending.isEmpty {
          try stage.perform(.wait(milliseconds: nil))
        }
        expectNoLeaks(in: stage.recorder)
      }
    }

    """
  }

  private func imports(_ others: [String]) -> String {
    (targets + shared + others).sorted().map { "import \($0)" }.joined(separator: "\n")
  }

  private var choice: String {
    modules.flatMap { module in
      let name = module.name.lowercased()
      return module.variants.map { variant in
        "  case \"\(module.title(of: variant))\": .\(name)(variants: [.\(name)\(variant)])"
      }
    }.joined(separator: "\n")
  }

  private var targets: [String] {
    Set(modules.flatMap { module in module.variants.map(module.target) }).sorted()
  }

  private var shared: [String] { modules.map { "\($0.name)Shared" } }

  private func quoted(_ name: String) -> String { "\"\(name)\"" }
}
