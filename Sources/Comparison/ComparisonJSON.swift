import ComparisonData
import Stage
import Traces

extension ArchitectureComparison {
  /// The comparison of the variants as one line of JSON, with its keys in a fixed order.
  ///
  /// The keys include the scenarios, variants, measures, responsibilities, exemptions and shared files.
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      json.put("module", module.name)
      json.put("scenario", scenario.name)
      json.put("scenarios", module.scenarios.map(\.name))
      json.put("variants", entries) { $1.object($0.write) }
      json.put("metrics", metrics) { $1.object($0.write) }
      json.put(
        "responsibilities",
        Responsibility.allCases.filter { module.responsibilities[$0] != nil },
        write
      )
      json.put("exemptions", exemptions) { $1.object($0.write) }
      json.put("shared", sharedFiles)
      json.put("unseen", ArchitectureComparison.recorderLimits)
    }
    return json.text + "\n"
  }

  private func write(_ responsibility: Responsibility, _ json: inout JSONWriter) {
    json.object { json in
      json.put("responsibility", responsibility.rawValue)
      json.put("work", module.responsibilities[responsibility] ?? "")
      json.put("places", entries) { entry, json in
        guard let location = entry.variant.location(of: responsibility) else { return }
        json.object { json in
          json.put("variant", entry.variant.title)
          json.put("role", entry.role(of: location.type)?.name ?? "")
          json.put("type", location.type)
          json.put("place", "\(location.file):\(location.line)")
        }
      }
    }
  }
}

extension ArchitectureComparison.Entry {
  fileprivate func write(_ json: inout JSONWriter) {
    json.put("variant", variant.title)
    json.put("architecture", variant.architecture.name)
    json.put("summary", summary)
    json.put("excluded", exclusion?.description ?? "")
    json.put("files", variant.manifest.files)
    json.put("deviations", scenarioRun.deviations) { deviation, json in
      json.object { json in
        json.put("action", "\(deviation.action)")
        json.put("error", deviation.error.map { "\($0)" } ?? "")
      }
    }
    json.put("trace", scenarioRun.trace.notation)
  }
}

extension Exemption {
  fileprivate func write(_ json: inout JSONWriter) {
    json.put("architecture", architecture)
    json.put("scenario", scenario)
    json.put("reason", reason)
  }
}
