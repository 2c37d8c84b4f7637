import ComparisonData
import Stage
import Traces

extension ArchitectureComparison {
  /// The comparison of the variants as one line of JSON, with its keys in a fixed order.
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      json.put("module", module.name)
      json.put("scenario", scenario.name)
      json.put("scenarios", module.scenarios.map(\.name))
      json.put("variants", entries) { $1.object($0.write) }
      json.put("metrics", metrics) { $1.object($0.write) }
      let works = Responsibility.allCases.filter { module.responsibilities[$0] != nil }
      json.put("responsibilities", works, write)
      json.put("exemptions", exemptions) { exemption, json in
        json.object { json in
          json.put("architecture", exemption.architecture)
          json.put("scenario", exemption.scenario)
          json.put("reason", exemption.reason)
        }
      }
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

  /// The overview as one line of JSON with its keys in a fixed order: the variants, and the measures with the counted items.
  package var overviewJSON: String {
    var json = JSONWriter()
    json.object { json in
      json.put("module", module.name)
      json.put("scenario", scenario.name)
      json.put("variants", entries) { entry, json in
        let variant = entry.variant
        json.put(variant: variant.title, variant.architecture, entry.exclusion)
      }
      json.put("metrics", overviewMetrics) { $1.object($0.write) }
    }
    return json.text + "\n"
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

extension ChangeComparison {
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      json.put("module", module.name)
      json.put("change", request.name)
      json.put("title", request.title)
      json.put("scenarios", request.scenarios.map(\.name))
      json.put("variants", entries) { entry, json in
        json.put(variant: entry.title(request), entry.architecture, entry.exclusion)
      }
      json.put("metrics", metrics) { $1.object($0.write) }
      json.put("uncounted", ChangeComparison.limits)
    }
    return json.text + "\n"
  }
}

extension Metric {
  func write(_ json: inout JSONWriter) {
    json.put("name", name)
    json.put("title", bareTitle)
    json.put("unit", unit)
    json.put("group", group.rawValue)
    json.put("method", method)
    json.put("values", entries) { entry, json in
      json.object { json in
        json.put("variant", entry.variant)
        json.put("value", entry.value)
        if let overall = entry.overall { json.put("overall", overall) }
        json.put("rows", entry.rows)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func put(
    variant title: String,
    _ architecture: Architecture,
    _ exclusion: Exclusion?
  ) {
    object { json in
      json.put("variant", title)
      json.put("architecture", architecture.name)
      json.put("excluded", exclusion?.description ?? "")
    }
  }

  /// Writes a key and a measured value: a number, an array of sizes, an object with the value's parts, or a word for no value.
  fileprivate mutating func put(_ key: String, _ value: MetricValue) {
    self.key(key)
    switch value {
    case .number(let number): integer(number)
    case .part(let part, let whole):
      object { json in
        json.put("value", part)
        json.put("of", whole)
      }
    case .range(let range):
      object { json in
        json.put("from", range.lowerBound)
        json.put("to", range.upperBound)
      }
    case .sizes(let sizes): array { json in sizes.forEach { json.integer($0) } }
    case .coupling(let outgoing, let incoming):
      object { json in
        json.put("ce", outgoing)
        json.put("ca", incoming)
        json.put("i", MetricValue.instability(outgoing, incoming))
      }
    case .none: string("none")
    case .notMeasured: string("not measured")
    case .refused: string("refused")
    }
  }
}
