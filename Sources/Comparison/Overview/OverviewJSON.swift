import Stage
import Traces

extension ArchitectureComparison {
  /// The overview as one line of JSON with its keys in a fixed order: the variants, and the measures with the counted items.
  package var overviewJSON: String {
    var json = JSONWriter()
    json.object { json in
      json.put("module", module.name)
      json.put("scenario", scenario.name)
      json.put("variants", entries) { entry, json in
        json.object { json in
          json.put("variant", entry.variant.title)
          json.put("architecture", entry.variant.architecture.name)
          json.put("excluded", entry.exclusion?.description ?? "")
        }
      }
      json.put("metrics", overviewMetrics) { $1.object($0.write) }
    }
    return json.text + "\n"
  }
}
